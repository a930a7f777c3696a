"""Several server processes on one database: a bus between them, leases for tables, presence of guests."""
