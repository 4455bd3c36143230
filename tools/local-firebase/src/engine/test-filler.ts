/** Writes until that fails, then says what was acknowledged, what the error was, and how much can be read. */
import { createEngine } from './index.ts';
import { NO_RULES, clientOf, text } from './test-client.ts';
import type { RpcError } from '../service.ts';

const POSTS = { from: [{ collectionId: 'posts' }] };
const engine = createEngine({ dataFile: process.argv[2], durability: 'full', compileRules: NO_RULES });
const client = clientOf(engine);
const acknowledged: string[] = [];
let error: RpcError | null = null;
for (let n = 0; !error; n++) {
  const id = `p${n}`;
  await client.set(`posts/${id}`, { body: text('x'.repeat(50_000)) }).then(
    () => acknowledged.push(id),
    (failed: RpcError) => (error = failed),
  );
}
const { status, message } = error as RpcError;
process.stdout.write(
  JSON.stringify({ acknowledged, error: `${status}: ${message}`, readable: client.ids(POSTS).length }),
);
process.exit(0);
