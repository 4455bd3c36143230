import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setLogLevel,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { stored } from './stored-document.ts';

// The SDK logs every denial, and these tests cause many.
setLogLevel('silent');

const RULES = readFileSync(join(import.meta.dirname, '../../../../firestore.rules'), 'utf8');

/** Documents by path. */
export type Seeds = Readonly<Record<string, object>>;

/** Fixture of a rules test: an own emulator project with the product's rules. */
export interface RulesStage {
  readonly projectId: string;
  /** Firestore client of a signed-in user. */
  as(uid: string, claims?: Record<string, unknown>): Firestore;
  /** Firestore client of a visitor without an account. */
  asVisitor(): Firestore;
  /** Writes documents, bypassing the rules. */
  seed(documents: Seeds): Promise<void>;
}

/** Sets the rules up for a test file; before each test the project holds the seeds and nothing else. */
export function setUpRules(name: string, seeds: Seeds): RulesStage {
  let environment: RulesTestEnvironment;
  // Connections are cached per user: opening one takes longer than a test.
  const people = new Map<string, Firestore>();
  const connected = (key: string, open: () => unknown): Firestore => {
    const firestore = people.get(key) ?? (open() as Firestore);
    people.set(key, firestore);
    return firestore;
  };
  const projectId = `demo-rules-${name}`;
  let app: FirebaseApp;
  let past: Firestore;
  const seed = async (documents: Seeds) => {
    const batch = writeBatch(past);
    for (const [path, document] of Object.entries(documents)) batch.set(doc(past, path), stored(document));
    await batch.commit();
  };
  beforeAll(async () => {
    const address = inject('firestore');
    environment = await initializeTestEnvironment({ projectId, firestore: { ...address, rules: RULES } });
    app = initializeApp({ projectId }, `owner of ${projectId}`);
    past = getFirestore(app);
    // The emulators' token for a user who bypasses all rules.
    connectFirestoreEmulator(past, address.host, address.port, { mockUserToken: 'owner' });
  });
  beforeEach(async () => {
    await environment.clearFirestore();
    await seed(seeds);
  });
  afterAll(async () => {
    await environment.cleanup();
    await deleteApp(app);
  });
  return {
    projectId,
    as: (uid, claims) =>
      connected(JSON.stringify([uid, claims]), () => environment.authenticatedContext(uid, claims).firestore()),
    asVisitor: () => connected('', () => environment.unauthenticatedContext().firestore()),
    seed,
  };
}

/** A denied change with the most similar one that is allowed. */
export type ChangePair = readonly [what: string, allowed: Record<string, unknown>, denied: Record<string, unknown>];

/** Tries both changes on one document as an update that stamps `updatedAt`: first the denied one, then the other. */
export async function expectOnlyFirstAllowed(
  firestore: Firestore,
  path: string,
  allowed: object,
  denied: object,
): Promise<void> {
  const update = (change: object) => updateDoc(doc(firestore, path), { updatedAt: serverTimestamp(), ...change });
  await assertFails(update(denied));
  await assertSucceeds(update(allowed));
}

/** Text of a length, for writes at a limit and one above it. */
export const textOf = (length: number) => 'x'.repeat(length);

/** A list of a length. */
export const listOf = <T>(length: number, element: T): T[] => Array.from({ length }, () => element);
