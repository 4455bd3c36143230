import { TokenBuckets } from '@countin/server-http';
/**
 * One run of the release day as a process of its own, so that a test can kill it.
 * Usage: run-release-day.ts <host:port of Firestore> <project> <SMTP address> <now, milliseconds since 1970>
 */
import { randomBytes } from 'node:crypto';
import { createMailTransport } from '../platform/senders/mail-transport.ts';
import { CallLimits } from '../platform/rate-limit/call-limits.ts';
import { runReleaseDay } from '../release-day/run-release-day.ts';
import { databaseOf } from './database.ts';
import { IdentityMemory } from './identity-memory.ts';
import { ObjectMemory } from './object-memory.ts';

const [host = '', project = '', smtpUrl = '', now = ''] = process.argv.slice(2);
const transport = createMailTransport(smtpUrl, { name: 'Countin', address: 'hello@countin.example' });
const db = databaseOf(project, host);
const rule = { burst: 1, refillMs: 1 };
await runReleaseDay(
  {
    db,
    objects: new ObjectMemory(),
    identity: new IdentityMemory(Date.now, []),
    now: () => Number(now),
    randomBytes,
    sendMail: transport.send,
    sendText: async () => Promise.reject(new Error('unexpected text message in this test')),
    queueDelivery: async () => Promise.reject(new Error('there is no queue')),
    log: (message, error) => console.error(message, error),
    mainOrigin: 'http://countin.localhost:5173',
    sendPurge: async () => undefined,
    hub: null,
    sites: {
      main: 'countin.localhost',
      fourtrack: '4track.localhost',
      short: 'cnt.localhost',
      scheme: 'http',
      port: 5173,
    },
    signupSecret: 'signup-secret-of-the-tests-0123456789',
    signupBuckets: new TokenBuckets(rule),
    receiptBuckets: new TokenBuckets(rule),
    callLimits: new CallLimits(),
    catalogues: { example: true, finders: [], checkers: [] },
  },
  Number.POSITIVE_INFINITY,
);
transport.close();
await db.terminate();
