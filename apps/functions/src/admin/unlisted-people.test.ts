import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { aUser } from '@countin/domain/testing';
import type { CallableFunction, CallableRequest } from 'firebase-functions/v2/https';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { bindOperations } from '../platform/callable/operations.ts';
import { profileOperations } from '../profiles/operations.ts';
import { readSessionStatus } from '../platform/session/session-status.ts';
import { putDirectory } from '../testing/directory.ts';
import { aPerson, putUser } from '../testing/people.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { findUsers } from './find-users.ts';
import { readUser } from './read-user.ts';
import { setSubscription } from './set-subscription.ts';
import { suspendUser } from './suspend-user.ts';

const ada = aPerson({ uid: 'ada', user: aUser({ uid: 'ada', userType: 'admin' }) });

/** Ada is an admin; Tide signed up at the provider and has called nothing. */
async function oneAdmin(): Promise<TestWorld> {
  const world = createWorld('unlisted');
  await putUser(world, 'ada', { userType: 'admin' });
  await putDirectory(world, [{ uid: 'ada', userType: 'admin' }]);
  return world;
}

const found = async (world: TestWorld, search: v.InferInput<typeof callables.findUsers.input>) =>
  (await findUsers(world, ada, v.parse(callables.findUsers.input, search))).users.map(({ uid }) => uid);

describe('a person who has never asked for a token', () => {
  test.each(['tide@example.com', ' Tide@Example.com ', 'tide'])(
    'is found by %s, and listed from then on',
    async (text) => {
      const world = await oneAdmin();
      expect(await found(world, {})).toEqual(['ada']);
      expect(await found(world, { text })).toEqual(['tide']);
      expect(await found(world, {})).toContain('tide');
    },
  );

  test('is not made up: a text that matches no account finds none', async () => {
    const world = await oneAdmin();
    for (const text of ['unknown@example.com', 'unknown', 'tid']) expect(await found(world, { text })).toEqual([]);
    expect(await world.list(documents.userDirectory().path)).toEqual([documents.directoryEntry('ada').path]);
  });

  test('is searched for without the provider while it is down', async () => {
    const world = await oneAdmin();
    world.identity.accountError = new Error('away');
    expect(await found(world, { text: 'ada@example.com' })).toEqual(['ada']);
  });

  test('can be read and be given a subscription', async () => {
    const world = await oneAdmin();
    expect(await readUser(world, ada, { uid: 'tide' })).toMatchObject({
      user: { uid: 'tide', email: 'tide@example.com' },
      sessions: [],
    });
    await setSubscription(world, ada, { uid: 'ben', subscription: 'pro', reason: '' });
    expect(await world.read(documents.user('ben').path)).toMatchObject({ subscription: 'pro' });
  });

  test('can be suspended, and restored', async () => {
    const world = await oneAdmin();
    await suspendUser(world, ada, { uid: 'tide', suspended: true, reason: 'Spam.' });
    await expect(readSessionStatus(world.db, 'tide', 'login-5')).rejects.toMatchObject({ code: 'auth/disabled' });
    expect([...world.identity.disabled]).toEqual(['tide']);
    await world.db.doc(documents.directoryEntry('tide').path).delete();
    await suspendUser(world, ada, { uid: 'tide', suspended: false, reason: '' });
    await expect(readSessionStatus(world.db, 'tide', 'login-5')).resolves.toMatchObject({ suspended: false });
  });

  test('can be suspended when the provider has lost the account and a document is left', async () => {
    const world = await oneAdmin();
    await putUser(world, 'ghost');
    await suspendUser(world, ada, { uid: 'ghost', suspended: true, reason: '' });
    expect(await world.read(documents.user('ghost').path)).toMatchObject({ suspended: true });
  });

  test('is listed by the first call of any kind', async () => {
    const world = await oneAdmin();
    const context = { services: () => world, addressOf: () => '203.0.113.7' };
    const handler = bindOperations(profileOperations, context)['createProfile'] as CallableFunction<
      unknown,
      Promise<unknown>
    >;
    const auth = {
      uid: 'tide',
      token: { email: 'tide@example.com', auth_time: 5, firebase: { sign_in_provider: 'password' } },
    };
    const data = { kind: 'artist', customSlug: 'tide', name: 'Tide' };
    await handler.run({ data, auth, rawRequest: { headers: {} } } as unknown as CallableRequest<unknown>);
    expect(await world.read(documents.directoryEntry('tide').path)).toMatchObject({
      uid: 'tide',
      emailKey: 'tide@example.com',
    });
  });
});
