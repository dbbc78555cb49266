"""The server: tables for people and bots over HTTP and WebSocket. It sees games only through tables and views."""
