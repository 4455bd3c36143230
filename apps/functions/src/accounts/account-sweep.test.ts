import { directoryEntrySchema } from '@countin/domain/admin';
import { documents } from '@countin/domain/documents';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { enterSession } from '../platform/session/enter-session.ts';
import { readSessionStatus } from '../platform/session/session-status.ts';
import { aPerson, putUser } from '../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { runAccountSweep } from './sweep-accounts.ts';

const FOREVER = Number.POSITIVE_INFINITY;
const ALL_UIDS = ['ada', 'ben', 'mira', 'tide', 'uid-mira'];
const listedUids = async (world: TestWorld) =>
  (await world.list(documents.userDirectory().path)).map((path) => path.split('/')[1]);
const second = (at: number) => Math.floor(at / 1000);

describe('people who never called a function', () => {
  test('are listed from the provider’s accounts, with what their document says', async () => {
    const world = createWorld('account-sweep');
    await putUser(world, 'mira', { displayName: 'Mira', suspended: true, proRequestedAt: Timestamp.fromMillis(NOW) });
    world.passTime(60_000);
    await runAccountSweep(world, FOREVER);
    expect(await listedUids(world)).toEqual(ALL_UIDS);
    expect(v.parse(directoryEntrySchema, await world.read(documents.directoryEntry('mira').path))).toMatchObject({
      email: 'mira@example.com',
      displayName: 'Mira',
      suspended: true,
      requestedPro: true,
      createdAt: NOW - 86_400_000,
    });
    expect(v.parse(directoryEntrySchema, await world.read(documents.directoryEntry('tide').path))).toMatchObject({
      email: 'tide@example.com',
      displayName: '',
      createdAt: NOW,
    });
  });

  test('are read page by page, and the next run continues after a time limit', async () => {
    const world = createWorld('account-sweep');
    await runAccountSweep(world, world.now());
    expect(await listedUids(world)).toEqual(['ada', 'ben', 'mira']);
    await runAccountSweep(world, world.now());
    expect(await listedUids(world)).toEqual(ALL_UIDS);
  });

  test('are listed in a later round when they sign up during an earlier one', async () => {
    const world = createWorld('account-sweep');
    await runAccountSweep(world, world.now());
    world.passTime(1000);
    world.identity.put('aaron');
    await runAccountSweep(world, world.now());
    expect(await listedUids(world)).not.toContain('aaron');
    world.passTime(600_000);
    await runAccountSweep(world, FOREVER);
    expect(await listedUids(world)).toContain('aaron');
  });

  test('are not read again: a round reads only changes since the last', async () => {
    const world = createWorld('account-sweep');
    world.passTime(600_000);
    await runAccountSweep(world, FOREVER);
    await world.db.doc(documents.directoryEntry('ada').path).delete();
    world.passTime(600_000);
    await runAccountSweep(world, FOREVER);
    expect(await listedUids(world)).not.toContain('ada');
  });

  test('are listed by the round after one that failed', async () => {
    const world = createWorld('account-sweep');
    world.identity.accountError = new Error('away');
    await expect(runAccountSweep(world, FOREVER)).rejects.toThrow('away');
    world.identity.accountError = null;
    await runAccountSweep(world, world.now());
    world.identity.accountError = new Error('that page is too old');
    await expect(runAccountSweep(world, FOREVER)).rejects.toThrow('too old');
    world.identity.accountError = null;
    await runAccountSweep(world, FOREVER);
    expect(await listedUids(world)).toEqual(ALL_UIDS);
  });

  test('are left out while their account is being deleted', async () => {
    const world = createWorld('account-sweep');
    await world.write(documents.accountDeletion('mira').path, { uid: 'mira', state: 'deleting' });
    await runAccountSweep(world, FOREVER);
    expect(await listedUids(world)).not.toContain('mira');
  });
});

test('a password reset at the provider ends older sessions within one sweep', async () => {
  const world = createWorld('account-sweep');
  await runAccountSweep(world, FOREVER);
  await enterSession(world, aPerson({ sessionId: `login-${second(NOW)}` }), {});
  world.passTime(600_000);
  await runAccountSweep(world, FOREVER);
  world.passTime(1000);
  world.identity.put('mira', { validAfter: second(world.now()), email: 'new@example.com' });
  world.passTime(1000);
  await runAccountSweep(world, FOREVER);
  await expect(readSessionStatus(world.db, 'mira', `login-${second(NOW)}`)).rejects.toMatchObject({
    code: 'auth/credentials-changed',
  });
  expect(await world.read(documents.directoryEntry('mira').path)).toMatchObject({
    email: 'new@example.com',
    emailKey: 'new@example.com',
  });
});
