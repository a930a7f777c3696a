"""What is asked by HTTP and WebSocket, and how it is answered."""
