#!/usr/bin/env node
// An adapter for ettin: JSON-RPC 2.0, an object a line, on standard input and output.

import { createInterface } from 'node:readline';
import { Adapter } from './adapter.mjs';
import { CLAIMS } from './claims.mjs';

const NO_JSON = -32700;
const NO_METHOD = -32601;
const BAD_PARAMS = -32602;

const adapter = new Adapter();
const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });

/** @param {unknown} id @param {number} code @param {string} message */
const fault = (id, code, message) => ({ jsonrpc: '2.0', id, error: { code, message } });

/** @param {string} line */
function respond(line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    return fault(null, NO_JSON, 'this is no JSON');
  }
  const { id = null, method, params } = request ?? {};
  switch (method) {
    case 'initialize':
      return { jsonrpc: '2.0', id, result: CLAIMS };
    case 'run':
      if (!Array.isArray(params?.commands)) return fault(id, BAD_PARAMS, 'run takes commands');
      return { jsonrpc: '2.0', id, result: { results: adapter.run(params.commands) } };
    case 'shutdown':
      lines.close();
      return { jsonrpc: '2.0', id, result: {} };
  }
  return fault(id, NO_METHOD, `no method '${method}'`);
}

process.stdout.on('error', () => process.exit(0)); // nobody reads any more
lines.on('line', (line) => process.stdout.write(`${JSON.stringify(respond(line))}\n`));
