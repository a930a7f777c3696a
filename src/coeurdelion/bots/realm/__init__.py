"""What the bots of both Löwenherz games share."""
