"""The panels of the Story Phase."""
