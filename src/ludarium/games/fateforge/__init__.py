"""Fateforge: Chronicles of Kaan. The rules of the ledger are named FF-n."""
