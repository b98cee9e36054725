"""From a published file to clauses with sentences and examples, and a glossary."""
