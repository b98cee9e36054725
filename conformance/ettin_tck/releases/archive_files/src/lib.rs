//! The scenarios of ettin as data: JSON texts, whose schemas are in `schemas/`.

/// The scenarios in force today, with English sentences.
pub const EN: &str = include_str!("../corpus/en.json");
/// The same with French sentences.
pub const FR: &str = include_str!("../corpus/fr.json");
/// The same with Italian sentences.
pub const IT: &str = include_str!("../corpus/it.json");
/// The same with Japanese sentences.
pub const JA: &str = include_str!("../corpus/ja.json");
/// What changed since the release before.
pub const CHANGES: &str = include_str!("../changes.json");
/// Versions of the release, the protocol and the corpus.
pub const MANIFEST: &str = include_str!("../manifest.json");
