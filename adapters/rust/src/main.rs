//! Reads JSON-RPC requests, one a line, and answers each on a line of its own.

fn main() -> std::io::Result<()> {
    second_engine::wire::serve(std::io::stdin().lock(), std::io::stdout().lock())
}
