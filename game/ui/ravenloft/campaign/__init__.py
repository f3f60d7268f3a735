"""The campaign ledger."""
