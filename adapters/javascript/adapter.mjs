#!/usr/bin/env node
// Lets ettin play this folder's engine: JSON-RPC 2.0, an object a line, on stdin and stdout.
//
//   node adapter.mjs [--split=lopsided] [--open-hands] [--with-bug=own-life]

import { readOptions } from './bridge/options.mjs';
import { onLines, serve } from './bridge/rpc.mjs';
import { capabilities } from './bridge/capabilities.mjs';
import { Session } from './bridge/session.mjs';

const options = readOptions(process.argv.slice(2));
const session = new Session(options);

const answer = serve({
  initialize: () => capabilities(options),
  run: (params) => ({ results: session.run(params.commands) }),
  shutdown: () => {
    process.stdin.destroy();
    return {};
  },
});

process.stdout.on('error', () => process.exit(0)); // nobody reads any more
onLines(process.stdin, (line) => process.stdout.write(`${JSON.stringify(answer(line))}\n`));
