import { userSchema } from '@countin/domain/account';
import { auditEntrySchema, directoryEntrySchema, type AuditEntry } from '@countin/domain/admin';
import { documents } from '@countin/domain/documents';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { requestPro } from '../accounts/request-pro.ts';
import { enterSession } from '../platform/session/enter-session.ts';
import { readSessionStatus } from '../platform/session/session-status.ts';
import { putDirectory } from '../testing/directory.ts';
import { aPerson, putUser } from '../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { aUser } from '@countin/domain/testing';
import { readUser } from './read-user.ts';
import { setSubscription } from './set-subscription.ts';
import { setUserType } from './set-user-type.ts';
import { suspendUser } from './suspend-user.ts';

const ada = aPerson({
  uid: 'ada',
  email: 'ada@example.com',
  user: aUser({ uid: 'ada', displayName: 'Ada', userType: 'admin' }),
});
const ben = aPerson({
  uid: 'ben',
  email: 'ben@example.com',
  user: aUser({ uid: 'ben', displayName: 'Ben', userType: 'admin' }),
});

/** Ada and Ben are admins, Mira is an artist. */
async function twoAdmins(): Promise<TestWorld> {
  const world = createWorld('user-admin');
  await putUser(world, 'ada', { userType: 'admin' });
  await putUser(world, 'ben', { userType: 'admin' });
  await putUser(world, 'mira');
  await putDirectory(world, [
    { uid: 'ada', userType: 'admin' },
    { uid: 'ben', userType: 'admin' },
    { uid: 'mira', displayName: 'Mira' },
  ]);
  return world;
}

const user = async (world: TestWorld, uid = 'mira') => v.parse(userSchema, await world.read(documents.user(uid).path));
const listed = async (world: TestWorld, uid = 'mira') =>
  v.parse(directoryEntrySchema, await world.read(documents.directoryEntry(uid).path));
async function audit(world: TestWorld): Promise<AuditEntry[]> {
  const rows = await world.db.collection(documents.auditLog().path).orderBy('at').get();
  return rows.docs.map((row) => v.parse(auditEntrySchema, row.data()));
}

describe('the type of a person', () => {
  test('changes in their document, in the directory and in the log', async () => {
    const world = await twoAdmins();
    const { user: answer } = await setUserType(world, ada, { uid: 'mira', userType: 'admin', reason: 'Joins us.' });
    expect(answer).toEqual(await listed(world));
    expect([(await user(world)).userType, (await listed(world)).userType]).toEqual(['admin', 'admin']);
    const { id, ...row } = (await audit(world))[0] ?? { id: '' };
    expect(row).toEqual({
      at: NOW,
      actor: 'ada',
      actorName: 'Ada',
      subject: 'mira',
      subjectName: 'Mira',
      action: 'user-type',
      before: 'artist',
      after: 'admin',
      reason: 'Joins us.',
    });
    expect(await world.list(documents.auditLog().path)).toEqual([documents.auditEntry(id).path]);
  });

  test('that is so already is not logged again', async () => {
    const world = await twoAdmins();
    for (const reason of ['One.', 'Two.']) await setUserType(world, ada, { uid: 'mira', userType: 'admin', reason });
    expect((await audit(world)).map(({ reason }) => reason)).toEqual(['One.']);
  });

  test('cannot be changed by the person themselves', async () => {
    const world = await twoAdmins();
    for (const userType of ['artist', 'admin'] as const) {
      await expect(setUserType(world, ada, { uid: 'ada', userType, reason: '' })).rejects.toMatchObject({
        code: 'account/self',
      });
    }
    expect(await audit(world)).toEqual([]);
  });

  test('keeps one admin when two demote each other at the same moment', async () => {
    const world = await twoAdmins();
    const both = await Promise.allSettled([
      setUserType(world, ada, { uid: 'ben', userType: 'artist', reason: '' }),
      setUserType(world, ben, { uid: 'ada', userType: 'artist', reason: '' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'access/denied' } });
    expect([(await user(world, 'ada')).userType, (await user(world, 'ben')).userType].sort()).toEqual([
      'admin',
      'artist',
    ]);
    expect(await audit(world)).toHaveLength(1);
  });

  test.each(['unknown', 'a/b', '..'])('of the unknown uid %s is not found', async (uid) => {
    const world = await twoAdmins();
    await expect(setUserType(world, ada, { uid, userType: 'admin', reason: '' })).rejects.toMatchObject({
      code: 'account/not-found',
    });
    await expect(readUser(world, ada, { uid })).rejects.toMatchObject({ code: 'account/not-found' });
    expect(await audit(world)).toEqual([]);
  });

  test('makes a user document where there was none', async () => {
    const world = await twoAdmins();
    await putDirectory(world, [{ uid: 'new' }]);
    await setUserType(world, ada, { uid: 'new', userType: 'admin', reason: '' });
    expect(await user(world, 'new')).toMatchObject({ uid: 'new', userType: 'admin', createdAt: NOW });
  });
});

describe('a subscription', () => {
  test('answers the person’s request, in both places', async () => {
    const world = await twoAdmins();
    await requestPro(world, aPerson());
    expect(await listed(world)).toMatchObject({ proRequestedAt: NOW, requestedPro: true });
    await setSubscription(world, ada, { uid: 'mira', subscription: 'pro', reason: '' });
    expect(await user(world)).toMatchObject({ subscription: 'pro', proRequestedAt: null });
    expect(await listed(world)).toMatchObject({ subscription: 'pro', proRequestedAt: null, requestedPro: false });
    expect(await audit(world)).toMatchObject([{ action: 'subscription', before: 'free', after: 'pro' }]);
  });

  test('of free turns a request down, once', async () => {
    const world = await twoAdmins();
    await requestPro(world, aPerson());
    for (let time = 0; time < 2; time += 1)
      await setSubscription(world, ada, { uid: 'mira', subscription: 'free', reason: 'Not yet.' });
    expect(await listed(world)).toMatchObject({ subscription: 'free', requestedPro: false });
    expect(await audit(world)).toMatchObject([{ before: 'free', after: 'free', reason: 'Not yet.' }]);
  });

  test('may be an admin’s own', async () => {
    const world = await twoAdmins();
    await setSubscription(world, ada, { uid: 'ada', subscription: 'pro', reason: '' });
    expect((await user(world, 'ada')).subscription).toBe('pro');
  });
});

describe('a suspension', () => {
  const suspend = (world: TestWorld, suspended = true, actor = ada) =>
    suspendUser(world, actor, { uid: 'mira', suspended, reason: 'Spam.' });

  test('ends every session and keeps the person from signing in', async () => {
    const world = await twoAdmins();
    for (const sessionId of ['login-5', 'login-6']) await enterSession(world, aPerson({ sessionId }), {});
    await suspend(world);
    await expect(readSessionStatus(world.db, 'mira', 'login-5')).rejects.toMatchObject({ code: 'auth/disabled' });
    expect((await user(world)).endedSessions.toSorted()).toEqual(['login-5', 'login-6']);
    expect((await readUser(world, ada, { uid: 'mira' })).sessions.map(({ endedAt }) => endedAt)).toEqual([NOW, NOW]);
    expect([...world.identity.disabled]).toEqual(['mira']);
    expect(await listed(world)).toMatchObject({ suspended: true });
    expect(await audit(world)).toMatchObject([{ action: 'suspend', before: false, after: true, reason: 'Spam.' }]);
  });

  test('that is lifted lets the person sign in anew, and no earlier session', async () => {
    const world = await twoAdmins();
    await enterSession(world, aPerson(), {});
    await suspend(world);
    world.passTime(1000);
    await suspend(world, false);
    await expect(readSessionStatus(world.db, 'mira', 'login-5')).rejects.toMatchObject({ code: 'auth/session-ended' });
    await expect(readSessionStatus(world.db, 'mira', 'login-9')).resolves.toMatchObject({ suspended: false });
    expect([...world.identity.disabled]).toEqual([]);
    expect((await audit(world)).map(({ action }) => action)).toEqual(['suspend', 'restore']);
  });

  test('ends more sessions than one transaction takes', async () => {
    const world = await twoAdmins();
    const batch = world.db.batch();
    const at = new Date(NOW);
    for (let index = 0; index < 230; index += 1) {
      const id = `login-${index}`;
      batch.set(world.db.doc(documents.session('mira', id).path), {
        id,
        createdAt: at,
        lastSeenAt: at,
        sites: ['countin'],
        browser: '',
        system: '',
        endedAt: null,
      });
    }
    await batch.commit();
    await suspend(world);
    expect((await world.db.collection(documents.sessions('mira').path).where('endedAt', '==', null).get()).size).toBe(
      0,
    );
    expect((await user(world)).endedSessions).toHaveLength(200);
  });

  test('that failed half-way keeps the person out, and the next call completes it', async () => {
    const world = await twoAdmins();
    await enterSession(world, aPerson(), {});
    world.identity.disableError = new Error('away');
    await expect(suspend(world)).rejects.toThrow('away');
    await expect(readSessionStatus(world.db, 'mira', 'login-5')).rejects.toMatchObject({ code: 'auth/disabled' });
    world.identity.disableError = null;
    await suspend(world);
    expect([...world.identity.disabled]).toEqual(['mira']);
    expect((await user(world)).endedSessions).toEqual(['login-5']);
    expect(await audit(world)).toHaveLength(1);

    world.identity.disableError = new Error('away');
    await expect(suspend(world, false)).rejects.toThrow('away');
    expect((await user(world)).suspended).toBe(true);
  });

  test('of the admin’s own account is refused', async () => {
    const world = await twoAdmins();
    await expect(suspendUser(world, ada, { uid: 'ada', suspended: true, reason: '' })).rejects.toMatchObject({
      code: 'account/self',
    });
    expect([...world.identity.disabled]).toEqual([]);
  });

  test('by a user who has just ceased to be an admin changes nothing', async () => {
    const world = await twoAdmins();
    await setUserType(world, ben, { uid: 'ada', userType: 'artist', reason: '' });
    await expect(suspend(world)).rejects.toMatchObject({ code: 'access/denied' });
    expect((await user(world)).suspended).toBe(false);
    expect([...world.identity.disabled]).toEqual([]);
  });

  test('cannot be lifted from an account that is being deleted', async () => {
    const world = await twoAdmins();
    await putUser(world, 'mira', { suspended: true });
    await world.write(documents.accountDeletion('mira').path, { uid: 'mira', state: 'deleting' });
    await expect(suspend(world, false)).rejects.toMatchObject({ code: 'account/not-found' });
    expect((await user(world)).suspended).toBe(true);
  });
});
