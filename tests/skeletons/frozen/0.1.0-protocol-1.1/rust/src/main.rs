//! JSON-RPC 2.0, an object a line, on standard input and output.

use std::io::{self, BufRead, Write};

use adapter::adapter::Adapter;
use adapter::claims::claims;
use adapter::messages::{RunAnswer, RunParams};
use serde_json::{json, Value};

const NO_JSON: i64 = -32700;
const NO_METHOD: i64 = -32601;
const BAD_PARAMS: i64 = -32602;

fn main() -> io::Result<()> {
    let mut adapter = Adapter::default();
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let (answer, goes_on) = respond(&mut adapter, &line?);
        writeln!(out, "{answer}")?;
        out.flush()?;
        if !goes_on {
            break;
        }
    }
    Ok(())
}

/// The answer to a line, and whether more are to come.
fn respond(adapter: &mut Adapter, line: &str) -> (Value, bool) {
    let request: Value = match serde_json::from_str(line) {
        Ok(request) => request,
        Err(error) => return (fault(&Value::Null, NO_JSON, &error.to_string()), true),
    };
    let id = &request["id"];
    match request["method"].as_str().unwrap_or_default() {
        "initialize" => (result(id, json!(claims())), true),
        "run" => match serde_json::from_value::<RunParams>(request["params"].clone()) {
            Ok(params) => {
                let results = adapter.run(&params.commands);
                (result(id, json!(RunAnswer { results })), true)
            }
            Err(error) => (fault(id, BAD_PARAMS, &error.to_string()), true),
        },
        "shutdown" => (result(id, json!({})), false),
        method => (fault(id, NO_METHOD, &format!("no method '{method}'")), true),
    }
}

fn result(id: &Value, result: Value) -> Value {
    json!({"jsonrpc": "2.0", "id": id, "result": result})
}

fn fault(id: &Value, code: i64, message: &str) -> Value {
    json!({"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": message}})
}
