"""The campaign ledger of Castle Ravenloft."""
