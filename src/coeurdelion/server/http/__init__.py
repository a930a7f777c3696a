"""HTTP operations and WebSockets: request and response types, handlers, authentication, security."""
