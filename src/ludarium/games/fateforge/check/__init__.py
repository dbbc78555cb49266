"""What can be wrong with content and with saves."""
