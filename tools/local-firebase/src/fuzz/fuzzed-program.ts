/** The server under fuzz, as a process of its own: tells its parent on request what it holds. */
import { createEngine } from '../engine/index.ts';
import { serve } from '../protocol/serve.ts';
import { compileRules } from '../rules/index.ts';
import type { DuplexMethod, DuplexSink, Caller, FirestoreService } from '../service.ts';
import { OWNER } from '../protocol/caller.ts';
import { rpcMethod } from '../protocol/schema.ts';
import { decodeMessage } from '../wire/decode-message.ts';
import { encodeMessage } from '../wire/encode-message.ts';
import { DOCUMENTS, PROJECT } from './sample-requests.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /posts/{id} { allow read, write: if request.auth.uid == 'ada' && exists(/databases/$(database)/documents/posts/$(id)); }
  }
}`;

// Transactions that nothing finishes must not keep all that follow waiting.
const transactionTimes = { idle: 50, lifetime: 50, lock: 50, turn: 10 };
const engine = createEngine({ durability: 'normal', compileRules, transactionTimes });
engine.setRules(PROJECT, RULES);
let streams = 0;

const service: FirestoreService = {
  ...engine,
  duplex(method: DuplexMethod, caller: Caller, sink: DuplexSink) {
    const session = engine.duplex(method, caller, sink);
    streams += 1;
    let open = true;
    return {
      receive: session.receive,
      close() {
        if (open) streams -= 1;
        open = false;
        session.close();
      },
    };
  },
};
/** A failure inside this server is an error, whatever was sent. */
const errors: string[] = [];
const server = await serve({ service, host: '127.0.0.1', port: 0, patienceMs: 2000, log: (line) => errors.push(line) });

/** Whatever was stored must reach a client that decodes strictly, in one query with everything else. */
async function readEverything(): Promise<void> {
  const { responseType } = rpcMethod('RunQuery');
  const query = { parent: DOCUMENTS, structuredQuery: { from: [{ allDescendants: true }] } };
  for (const response of await engine.serverStream('RunQuery', query, OWNER))
    decodeMessage(responseType, encodeMessage(responseType, response));
}

process.on('message', async () => {
  await readEverything().catch((error: Error) => errors.push(`Stored documents cannot be read: ${error.message}`));
  const connections = process.getActiveResourcesInfo().filter((resource) => resource === 'TCPSocketWrap').length;
  process.send?.({ connections, streams, errors: errors.filter((line) => !line.startsWith('Denied')) });
});
// Ends with its parent process.
process.on('disconnect', () => process.exit());
process.send?.({ port: server.port });
