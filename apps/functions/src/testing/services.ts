import { parseSigningKeys } from '@countin/auth-sync';
import type { PurgeRequest } from '@countin/domain/pages';
import { TokenBuckets } from '@countin/server-http';
import { createHash, randomBytes } from 'node:crypto';
import type { DocumentData } from '@google-cloud/firestore';
import { inject } from 'vitest';
import { NO_CATALOGUES, type Catalogues } from '../platform/catalogues/catalogues.ts';
import { deliverMessage } from '../messages/deliver.ts';
import type { QueueDelivery } from '../platform/senders/delivery-queue.ts';
import type { QueueImport } from '../platform/senders/import-queue.ts';
import type { Mail, SendMail } from '../platform/senders/mail.ts';
import type { QueueCampaign, QueueSend } from '../platform/senders/send-queue.ts';
import type { TextMessage } from '../platform/senders/text-message.ts';
import { CallLimits } from '../platform/rate-limit/call-limits.ts';
import { RECEIPT_BUCKET, SIGNUP_BUCKET } from '../platform/rate-limit/fan-buckets.ts';
import { createPublicFileReader } from '../platform/public-files/public-files.ts';
import type { Services } from '../platform/services.ts';
import { databaseOf } from './database.ts';
import { IdentityMemory } from './identity-memory.ts';
import { ObjectMemory } from './object-memory.ts';

/** A world for one test: its own database, its own mailbox, and a clock that moves only when told to. */
export interface TestWorld extends Services {
  readonly projectId: string;
  readonly objects: ObjectMemory;
  readonly identity: IdentityMemory;
  /** A test may replace them. */
  sendMail: SendMail;
  /** None, until a test has one. */
  assistant: Services['assistant'];
  /** Delivers at once. */
  queueDelivery: QueueDelivery;
  /** None, until a test has one: then the schedule sends by itself. */
  queueSend: QueueSend;
  queueCampaign: QueueCampaign;
  /** Keeps the runs, until a test works on them. */
  queueImport: QueueImport;
  readonly queuedImports: string[];
  readonly mails: Mail[];
  readonly texts: TextMessage[];
  readonly logged: string[];
  /** Purge requests that caches took. */
  readonly purged: PurgeRequest[];
  /** Makes caches refuse, or take orders again. */
  purgeError: Error | null;
  /** None, unless a test gives some. */
  catalogues: Catalogues;
  /** Makes the next mails and texts fail, or succeed again. */
  mailError: Error | null;
  setNow(at: number): void;
  passTime(milliseconds: number): void;
  read(path: string): Promise<DocumentData | undefined>;
  /** Paths of the documents of a collection. */
  list(collection: string): Promise<string[]>;
  write(path: string, data: object): Promise<void>;
}

export const NOW = Date.parse('2026-06-12T10:00:00Z');
export const SIGNUP_SECRET = 'signup-secret-of-the-tests-0123456789';

/** Signs the tokens of the tests. */
export const SIGNING_KEYS = parseSigningKeys(`k1:${Buffer.alloc(32, 7).toString('base64url')}`);

const NO_RECORD = { name: '', value: '' };

export function createWorld(name: string): TestWorld {
  const projectId = `demo-${createHash('sha256')
    .update(`${name} ${process.pid} ${randomBytes(8).toString('hex')}`)
    .digest('hex')
    .slice(0, 16)}`;
  const db = databaseOf(projectId, inject('firestoreHost'));
  let now = NOW;
  const world: TestWorld = {
    db,
    objects: new ObjectMemory(() => now),
    identity: new IdentityMemory(() => now, ['mira', 'uid-mira', 'tide', 'ada', 'ben']),
    projectId,
    mails: [],
    texts: [],
    logged: [],
    mailError: null,
    now: () => now,
    setNow: (at) => void (now = at),
    passTime: (milliseconds) => void (now += milliseconds),
    randomBytes,
    sendMail: async (mail) => {
      if (world.mailError) throw world.mailError;
      world.mails.push(mail);
    },
    sendText: async (message) => {
      if (world.mailError) throw world.mailError;
      world.texts.push(message);
    },
    mailRates: { elsewhere: 1000, domains: {} },
    mailDomain: async () => ({
      domain: 'countin.localhost',
      verified: true,
      records: { mx: 'ok', spf: 'ok', dkim: 'ok', dmarc: 'ok' },
      wanted: { mx: NO_RECORD, spf: NO_RECORD, dkim: NO_RECORD, dmarc: NO_RECORD },
    }),
    textPrices: { currency: 'USD', elsewhere: 0.09, countries: { US: 0.0083 } },
    assistant: null,
    queueSend: () => Promise.reject(new Error('There is no queue.')),
    queueCampaign: () => Promise.reject(new Error('There is no queue.')),
    queuedImports: [],
    queueImport: async (runId) => void world.queuedImports.push(runId),
    readPublicFile: createPublicFileReader(() => now, ['127.0.0.1']),
    queueDelivery: async (messageId) => void (await deliverMessage(world, messageId)),
    log: (message) => void world.logged.push(message),
    hub: null,
    purged: [],
    purgeError: null,
    sendPurge: async (order) => {
      if (world.purgeError) throw world.purgeError;
      world.purged.push(order);
    },
    sites: {
      main: 'countin.localhost',
      fourtrack: '4track.localhost',
      short: 'cnt.localhost',
      scheme: 'http',
      port: 5173,
    },
    mainOrigin: 'http://countin.localhost:5173',
    signingKeys: SIGNING_KEYS,
    signupSecret: SIGNUP_SECRET,
    signupBuckets: new TokenBuckets(SIGNUP_BUCKET),
    receiptBuckets: new TokenBuckets(RECEIPT_BUCKET),
    callLimits: new CallLimits(),
    catalogues: NO_CATALOGUES,
    read: async (path) => (await db.doc(path).get()).data(),
    list: async (collection) =>
      (await db.collection(collection).listDocuments()).map((document) => document.path).sort(),
    write: async (path, data) => void (await db.doc(path).set(data)),
  };
  return world;
}
