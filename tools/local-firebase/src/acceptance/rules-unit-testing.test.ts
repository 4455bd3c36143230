import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '../index.ts';
import { TEST_RULES } from './test-rules.ts';

// The SDK prints every denial.
setLogLevel('silent');

let server: LocalFirestore;
let environment: RulesTestEnvironment;
const settings = (rules: string) => ({
  projectId: 'demo-rules',
  firestore: { host: '127.0.0.1', port: server.port, rules },
});
beforeAll(async () => {
  server = await startLocalFirestore();
  environment = await initializeTestEnvironment(settings(TEST_RULES));
});
afterAll(async () => {
  await environment.cleanup();
  await server.close();
});

describe('rules-unit-testing', { timeout: 30_000 }, () => {
  it('finds serverTimestamp equal to request.time', async () => {
    const db = environment.authenticatedContext('ann').firestore();
    await assertSucceeds(setDoc(doc(db, 'mine/a'), { owner: 'ann', at: serverTimestamp() }));
    await assertFails(setDoc(doc(db, 'mine/b'), { owner: 'ann', at: new Date() }));
    await assertFails(setDoc(doc(db, 'mine/c'), { owner: 'bob', at: serverTimestamp() }));
  });

  it('refuses a query broader than its rule and passes it narrowed', async () => {
    const mine = collection(environment.authenticatedContext('ann').firestore(), 'mine');
    await assertFails(getDocs(query(mine, limit(5))));
    await assertFails(getDocs(query(mine, where('owner', '==', 'ann'), limit(11))));
    await assertSucceeds(getDocs(query(mine, where('owner', '==', 'ann'), limit(5))));
  });

  it('shows getAfter the whole batch', async () => {
    const db = environment.authenticatedContext('ann').firestore();
    await assertFails(setDoc(doc(db, 'profiles/ann'), { name: 'aphex' }));
    const batch = writeBatch(db);
    batch.set(doc(db, 'profiles/ann'), { name: 'aphex' });
    batch.set(doc(db, 'names/aphex'), { uid: 'ann' });
    await assertSucceeds(batch.commit());
  });

  it('lets the owner past rules, and clears documents', async () => {
    const count = async () => {
      let size = -1;
      await environment.withSecurityRulesDisabled(async (context) => {
        size = (await getDocs(collection(context.firestore(), 'closed'))).size;
      });
      return size;
    };
    await environment.withSecurityRulesDisabled(async (context) => {
      await setDoc(doc(context.firestore(), 'closed/a'), { x: 1 });
    });
    await assertFails(getDocs(collection(environment.unauthenticatedContext().firestore(), 'closed')));
    expect(await count()).toBe(1);
    await environment.clearFirestore();
    expect(await count()).toBe(0);
  });

  it('says where rules are wrong', async () => {
    const invalid = "rules_version = '2';\nservice cloud.firestore {\n  match /a/{b} { allow reed; }\n}\n";
    await expect(initializeTestEnvironment(settings(invalid))).rejects.toThrow(/3:\d+/);
  });
});
