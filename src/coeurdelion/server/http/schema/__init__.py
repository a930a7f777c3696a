"""What travels by HTTP: the types of bodies and answers, and their JSON schema."""
