// JSON-RPC 2.0: lines in, lines out, and an error for what is none.

export class BadParams extends Error {}

const fault = (id, code, message) => ({ jsonrpc: '2.0', id, error: { code, message } });

// A function from a line to the reply, for a table of methods.
export function serve(methods) {
  return (line) => {
    let request;
    try {
      request = JSON.parse(line);
    } catch (error) {
      return fault(null, -32700, error.message);
    }
    if (typeof request?.method !== 'string') return fault(null, -32600, 'a request has a method');
    const id = request.id ?? null;
    if (!Object.hasOwn(methods, request.method))
      return fault(id, -32601, `no method '${request.method}'`);
    try {
      return { jsonrpc: '2.0', id, result: methods[request.method](request.params ?? {}) };
    } catch (error) {
      return fault(id, error instanceof BadParams ? -32602 : -32603, error.message);
    }
  };
}

// Node's readline also breaks lines at U+2028, which JSON allows inside a string; this does not.
export function onLines(stream, take) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    lines.filter((line) => line.trim()).forEach(take);
  });
  stream.on('end', () => rest.trim() && take(rest));
}
