"""How Gherkin is read, checked and formatted."""
