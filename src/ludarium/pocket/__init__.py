"""The pocket edition: a house inside a page, without a server. A worker of the browser runs it (`worker`)."""
