import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, setLogLevel, updateDoc, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { stored } from './stored-document.ts';

// The SDK prints every denial, and these tests are made of them.
setLogLevel('silent');

const RULES = readFileSync(new URL('../../../../firestore.rules', import.meta.url), 'utf8');

/** Documents by path. */
export type Seeds = Readonly<Record<string, object>>;

/** What a rules test works with: a project of its own, with our rules. */
export interface RulesStage {
  /** Firestore as a signed-in person sees it. */
  as(uid: string, claims?: Record<string, unknown>): Firestore;
  /** Firestore as a visitor without an account sees it. */
  asVisitor(): Firestore;
  /** Puts documents there past the rules. */
  seed(documents: Seeds): Promise<void>;
}

/** Sets the rules up for a test file; before each test the project holds the seeds and nothing else. */
export function setUpRules(name: string, seeds: Seeds): RulesStage {
  let environment: RulesTestEnvironment;
  // A connection for each person: opening one takes longer than a test.
  const people = new Map<string, Firestore>();
  const connected = (key: string, open: () => unknown): Firestore => {
    const firestore = people.get(key) ?? (open() as Firestore);
    people.set(key, firestore);
    return firestore;
  };
  const seed = (documents: Seeds) =>
    environment.withSecurityRulesDisabled(async (context) => {
      const firestore = context.firestore() as unknown as Firestore;
      await Promise.all(Object.entries(documents).map(([path, document]) => setDoc(doc(firestore, path), stored(document))));
    });
  beforeAll(async () => {
    environment = await initializeTestEnvironment({ projectId: `demo-rules-${name}`, firestore: { ...inject('firestore'), rules: RULES } });
  });
  beforeEach(async () => {
    await environment.clearFirestore();
    await seed(seeds);
  });
  afterAll(() => environment.cleanup());
  return {
    as: (uid, claims) => connected(JSON.stringify([uid, claims]), () => environment.authenticatedContext(uid, claims).firestore()),
    asVisitor: () => connected('', () => environment.unauthenticatedContext().firestore()),
    seed,
  };
}

/** A change that is denied beside the nearest one that is allowed. */
export type ChangePair = readonly [what: string, allowed: Record<string, unknown>, denied: Record<string, unknown>];

/** Tries both changes on one document as an update that stamps `updatedAt`: first the denied one, then the other. */
export async function expectOnlyFirstAllowed(firestore: Firestore, path: string, allowed: object, denied: object): Promise<void> {
  const update = (change: object) => updateDoc(doc(firestore, path), { updatedAt: serverTimestamp(), ...change });
  await assertFails(update(denied));
  await assertSucceeds(update(allowed));
}

/** Text of a length, for writes at a limit and one above it. */
export const textOf = (length: number) => 'x'.repeat(length);

/** A list of a length. */
export const listOf = <T>(length: number, element: T): T[] => Array.from({ length }, () => element);
