//! Why something is not carried out to its end.

use super::Choice;

#[derive(Clone, Debug)]
pub enum Halt {
    /// It is illegal here; nothing has changed once the caller has undone it.
    Refused(String),
    /// A choice came up that nobody has answered.
    Needs(Box<Choice>),
    /// The engine does not do this.
    Unsupported(String),
}

pub type Res<T> = Result<T, Halt>;

impl Halt {
    pub fn refused<T>(why: impl Into<String>) -> Res<T> {
        Err(Halt::Refused(why.into()))
    }

    pub fn unsupported<T>(what: impl Into<String>) -> Res<T> {
        Err(Halt::Unsupported(what.into()))
    }
}
