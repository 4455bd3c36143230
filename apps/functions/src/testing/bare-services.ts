import { randomBytes } from 'node:crypto';
import { parseSigningKeys } from '@countin/auth-sync';
import { TokenBuckets } from '@countin/server-http';
import type { Firestore } from '@google-cloud/firestore';
import { NO_CATALOGUES } from '../platform/catalogues/catalogues.ts';
import { CallLimits } from '../platform/rate-limit/call-limits.ts';
import type { Services } from '../platform/services.ts';
import { IdentityMemory } from './identity-memory.ts';
import { ObjectMemory } from './object-memory.ts';

const RULE = { burst: 1, refillMs: 1 };
const absent = (what: string) => () => Promise.reject(new Error(`there is no ${what}`));

/** Services of a program that a test starts: a database, and nothing else to reach. Outside of vitest. */
export function servicesWithout(db: Firestore): Services {
  return {
    db,
    objects: new ObjectMemory(),
    identity: new IdentityMemory(Date.now, []),
    now: Date.now,
    randomBytes,
    sendMail: absent('mail server'),
    assistant: null,
    sendText: absent('gateway for text messages'),
    mailRates: { elsewhere: 1e6, domains: {} },
    mailDomain: absent('name server'),
    textPrices: null,
    queueDelivery: absent('queue'),
    queueSend: absent('queue'),
    queueCampaign: absent('queue'),
    queueImport: absent('queue'),
    readPublicFile: absent('network'),
    log: (message, error) => console.error(message, error),
    mainOrigin: 'http://countin.localhost:5173',
    sendPurge: () => Promise.resolve(),
    hub: null,
    sites: {
      main: 'countin.localhost',
      fourtrack: '4track.localhost',
      short: 'cnt.localhost',
      scheme: 'http',
      port: 5173,
    },
    signingKeys: parseSigningKeys(`k1:${Buffer.alloc(32, 7).toString('base64url')}`),
    signupSecret: 'signup-secret-of-the-tests-0123456789',
    signupBuckets: new TokenBuckets(RULE),
    receiptBuckets: new TokenBuckets(RULE),
    callLimits: new CallLimits(),
    catalogues: NO_CATALOGUES,
  };
}
