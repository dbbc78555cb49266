"""The games of the box. Each is a package of its own and imports only the kernel and spaces."""
