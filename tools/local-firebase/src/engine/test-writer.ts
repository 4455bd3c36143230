/** Writes as fast as it can and prints each document's id once its write was acknowledged. */
import { createEngine } from './index.ts';
import { NO_RULES, clientOf, int } from './test-client.ts';

const engine = createEngine({ dataFile: process.argv[2], durability: 'normal', compileRules: NO_RULES });
const client = clientOf(engine);
let next = 0;

async function writeOn(): Promise<void> {
  for (;;) {
    const id = `p${next++}`;
    await client.set(`posts/${id}`, { n: int(next) });
    process.stdout.write(`${id}\n`);
  }
}

// Several at a time, so that commits are stored in groups.
for (let i = 0; i < 8; i++) void writeOn();
