//! JSON-RPC 2.0 over lines.

use super::claims::claims;
use super::session::Session;
use serde_json::{json, Value};
use std::io::{BufRead, Write};

const NO_JSON: i64 = -32700;
const NO_METHOD: i64 = -32601;
const NO_PARAMS: i64 = -32602;

/// Serves until the input ends or a `shutdown` comes.
pub fn serve(input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
    let mut session = Session::default();
    for line in input.lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let (answer, ends) = answer(&mut session, &line);
        writeln!(output, "{answer}")?;
        output.flush()?;
        if ends {
            break;
        }
    }
    Ok(())
}

fn error(id: &Value, code: i64, message: &str) -> Value {
    json!({"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": message}})
}

fn answer(session: &mut Session, line: &str) -> (Value, bool) {
    let Ok(request) = serde_json::from_str::<Value>(line) else {
        return (error(&Value::Null, NO_JSON, "this is no JSON"), false);
    };
    let id = request.get("id").cloned().unwrap_or(Value::Null);
    let result = |value: Value| json!({"jsonrpc": "2.0", "id": id, "result": value});
    match request.get("method").and_then(Value::as_str) {
        Some("initialize") => (result(claims()), false),
        Some("run") => match request.pointer("/params/commands").and_then(Value::as_array) {
            Some(commands) => (result(json!({"results": session.run(commands)})), false),
            None => (error(&id, NO_PARAMS, "run takes `commands`"), false),
        },
        Some("shutdown") => (result(json!({})), true),
        _ => (error(&id, NO_METHOD, "no such method"), false),
    }
}
