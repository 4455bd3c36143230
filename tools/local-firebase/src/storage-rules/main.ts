/** The Storage rules runtime as a program: lines in on stdin, lines out on stdout, as firebase-tools runs it. */
import { createInterface } from 'node:readline';
import { StorageRulesRuntime } from './storage-rules-runtime.ts';

const runtime = new StorageRulesRuntime((message) => {
  // In ASCII: firebase-tools decodes what it reads piece by piece, and a piece may end within a character.
  const ascii = JSON.stringify(message).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  process.stdout.write(`${ascii}\n`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
// The parent process is gone.
process.stdout.on('error', () => process.exit(0));
createInterface({ input: process.stdin, crlfDelay: Infinity })
  .on('line', (line) => runtime.receive(line))
  .on('close', () => process.exit(0));
runtime.announce();
