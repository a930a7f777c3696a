"""Finished matches and uploaded files, replayed in processes of their own: retold, verified, written as files, checked."""
