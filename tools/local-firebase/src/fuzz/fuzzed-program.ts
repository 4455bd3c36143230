/** The server under fuzz, as a process of its own: tells its parent on request what it holds. */
import { createEngine } from '../engine/index.ts';
import { serve } from '../protocol/serve.ts';
import { compileRules } from '../rules/index.ts';
import type { DuplexMethod, DuplexSink, Caller, FirestoreService } from '../service.ts';
import { PROJECT } from './sample-requests.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /posts/{id} { allow read, write: if request.auth.uid == 'ada' && exists(/databases/$(database)/documents/posts/$(id)); }
  }
}`;

const engine = createEngine({ durability: 'normal', compileRules });
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
/** What goes wrong inside this server is a fault, whatever was sent. */
const faults: string[] = [];
const server = await serve({ service, host: '127.0.0.1', port: 0, patienceMs: 2000, log: (line) => faults.push(line) });

process.on('message', () => {
  const connections = process.getActiveResourcesInfo().filter((resource) => resource === 'TCPSocketWrap').length;
  process.send?.({ connections, streams, faults: faults.filter((line) => !line.startsWith('Denied')) });
});
// Without whoever started it, it is of no use.
process.on('disconnect', () => process.exit());
process.send?.({ port: server.port });
