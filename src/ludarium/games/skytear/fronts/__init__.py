"""How people meet the game: terminal, extra routes of the server. Imported only when somebody asks for them."""
