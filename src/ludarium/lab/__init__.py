"""The games as environments of research toolkits. Each toolkit is imported only by the module named after it."""
