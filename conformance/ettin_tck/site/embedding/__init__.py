"""Python and the reference as scripts of a built site, with which its pages play by themselves."""
