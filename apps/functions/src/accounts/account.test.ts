import { userSchema } from '@countin/domain/account';
import { directoryEntrySchema } from '@countin/domain/admin';
import { documents } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { enterSession } from '../platform/session/enter-session.ts';
import { readSessionStatus } from '../platform/session/session-status.ts';
import { aPerson, putPersonImage, putUser } from '../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { endSession } from './end-session.ts';
import { requestPro } from './request-pro.ts';
import { updateAccount } from './update-account.ts';

const user = async (world: TestWorld, uid = 'mira') => v.parse(userSchema, await world.read(documents.user(uid).path));
const listed = async (world: TestWorld) =>
  v.parse(directoryEntrySchema, await world.read(documents.directoryEntry('mira').path));
const picture = { imageId: 'one', colours: ['#000000', '#ffffff', '#ff0000'] as [string, string, string], alt: '' };

describe('ending a session', () => {
  test('leaves the person’s other sessions as they are', async () => {
    const world = createWorld('account');
    await putUser(world, 'mira');
    for (const sessionId of ['login-5', 'login-6']) await enterSession(world, aPerson({ sessionId }), {});
    await endSession(world, aPerson({ sessionId: 'login-6' }), { sessionId: 'login-5' });
    await expect(readSessionStatus(world.db, 'mira', 'login-5')).rejects.toMatchObject({ code: 'auth/session-ended' });
    await expect(readSessionStatus(world.db, 'mira', 'login-6')).resolves.toMatchObject({ uid: 'mira' });
  });

  test('twice is the same as once', async () => {
    const world = createWorld('account');
    await enterSession(world, aPerson(), {});
    await endSession(world, aPerson(), { sessionId: 'login-5' });
    world.passTime(1000);
    await endSession(world, aPerson(), { sessionId: 'login-5' });
    expect((await user(world)).endedSessions).toEqual(['login-5']);
    expect((await world.read(documents.session('mira', 'login-5').path))?.['endedAt'].toMillis()).toBe(NOW);
  });

  test('is possible for the caller’s sign-in without a record, and for no other missing one', async () => {
    const world = createWorld('account');
    await endSession(world, aPerson(), { sessionId: 'login-4' });
    expect(await world.read(documents.user('mira').path)).toBeUndefined();
    await endSession(world, aPerson(), { sessionId: 'login-5' });
    expect((await user(world)).endedSessions).toEqual(['login-5']);
  });

  test('cannot reach a session of another user with the same name', async () => {
    const world = createWorld('account');
    await enterSession(world, aPerson({ uid: 'tide' }), {});
    await endSession(world, aPerson(), { sessionId: 'login-5' });
    await expect(readSessionStatus(world.db, 'tide', 'login-5')).resolves.toBeDefined();
  });

  test('drops the oldest from the full list and keeps its record', async () => {
    const world = createWorld('account');
    await enterSession(world, aPerson({ sessionId: 'login-1' }), {});
    await endSession(world, aPerson(), { sessionId: 'login-1' });
    const others = Array.from({ length: LIMITS.endedSessions }, (_, index) => `login-${index + 100}`);
    await putUser(world, 'mira', { endedSessions: ['login-1', ...others.slice(1)] });
    await endSession(world, aPerson(), { sessionId: 'login-5' });
    const { endedSessions } = await user(world);
    expect(endedSessions).toHaveLength(LIMITS.endedSessions);
    expect(endedSessions).not.toContain('login-1');
    await expect(readSessionStatus(world.db, 'mira', 'login-1')).rejects.toMatchObject({ code: 'auth/session-ended' });
  });
});

describe('changing one’s account', () => {
  test('changes the given fields in the document and in the directory', async () => {
    const world = createWorld('account');
    await putUser(world, 'mira', { language: 'de', userType: 'admin' });
    await enterSession(world, aPerson(), {});
    await putPersonImage(world, 'mira', 'one', 'ready');
    await updateAccount(world, aPerson(), { displayName: 'Zoë', pictureImage: picture });
    expect(await user(world)).toMatchObject({ displayName: 'Zoë', language: 'de', picture, userType: 'admin' });
    expect(await listed(world)).toMatchObject({ displayName: 'Zoë', nameKey: 'zoe' });
    expect(await world.read(documents.directoryEntry('mira').path)).toMatchObject({ nameStarts: ['z', 'zo', 'zoe'] });
    await updateAccount(world, aPerson(), { displayName: 'Zoë', language: 'fr', pictureImage: null });
    expect(await user(world)).toMatchObject({ language: 'fr', picture: null });
  });

  test('makes a user document where there is none', async () => {
    const world = createWorld('account');
    await updateAccount(world, aPerson(), { displayName: 'Mira' });
    expect(await user(world)).toMatchObject({ uid: 'mira', displayName: 'Mira', createdAt: NOW });
  });

  test.each(['processing', 'failed', 'another’s', 'nowhere'] as const)('takes no picture that is %s', async (state) => {
    const world = createWorld('account');
    if (state === 'processing' || state === 'failed') await putPersonImage(world, 'mira', 'one', state);
    if (state === 'another’s') await putPersonImage(world, 'tide', 'one', 'ready');
    await expect(updateAccount(world, aPerson(), { displayName: 'Mira', pictureImage: picture })).rejects.toMatchObject(
      { code: 'image/not-ready', field: 'pictureImage' },
    );
    expect(await world.read(documents.user('mira').path)).toBeUndefined();
  });
});

describe('asking for pro', () => {
  test('counts from the first time, also where admins look', async () => {
    const world = createWorld('account');
    await enterSession(world, aPerson(), {});
    expect(await requestPro(world, aPerson())).toEqual({ requestedAt: NOW });
    world.passTime(1000);
    expect(await requestPro(world, aPerson())).toEqual({ requestedAt: NOW });
    expect((await user(world)).proRequestedAt).toBe(NOW);
    expect(await listed(world)).toMatchObject({ proRequestedAt: NOW, requestedPro: true });
  });

  test('is refused for a user who has Pro already', async () => {
    const world = createWorld('account');
    await putUser(world, 'mira', { subscription: 'pro' });
    await requestPro(world, aPerson());
    expect((await user(world)).proRequestedAt).toBeNull();
  });
});
