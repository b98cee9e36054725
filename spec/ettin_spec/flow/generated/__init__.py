"""Written by `python -m ettin_spec.flow.codegen.generate`; nothing here is edited by hand."""
