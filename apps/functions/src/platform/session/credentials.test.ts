import { documents } from '@countin/domain/documents';
import { describe, expect, test } from 'vitest';
import { noteNewCredentials } from '../../accounts/note-new-credentials.ts';
import { aPerson, putUser } from '../../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../../testing/services.ts';
import { checkCredentials, noteCredentials } from './credentials.ts';
import { enterSession } from './enter-session.ts';
import { readSessionStatus } from './session-status.ts';

const endedAt = async (world: TestWorld, sessionId: string) =>
  (
    (await world.read(documents.session('mira', sessionId).path))?.['endedAt'] as { toMillis(): number } | null
  )?.toMillis() ?? null;

describe('a new password or address', () => {
  test('ends every session from before it, in the list of devices too, and none from after it', async () => {
    const world = createWorld('credentials');
    for (const second of [5, 6, 12]) await enterSession(world, aPerson({ sessionId: `login-${second}` }), {});
    await noteCredentials(world, { uid: 'mira', validAfter: 12 });
    for (const sessionId of ['login-5', 'login-6'])
      await expect(readSessionStatus(world.db, 'mira', sessionId)).rejects.toMatchObject({
        code: 'auth/credentials-changed',
      });
    await expect(readSessionStatus(world.db, 'mira', 'login-12')).resolves.toMatchObject({ uid: 'mira' });
    expect([
      await endedAt(world, 'login-5'),
      await endedAt(world, 'login-6'),
      await endedAt(world, 'login-12'),
    ]).toEqual([NOW, NOW, null]);
  });

  test('of a person without a user document counts too', async () => {
    const world = createWorld('credentials');
    await noteCredentials(world, { uid: 'mira', validAfter: 12 });
    await expect(readSessionStatus(world.db, 'mira', 'login-11')).rejects.toMatchObject({
      code: 'auth/credentials-changed',
    });
  });

  test('is not overwritten by an earlier one that arrives late', async () => {
    const world = createWorld('credentials');
    await putUser(world, 'mira', { displayName: 'Mira' });
    for (const validAfter of [12, 9, 0]) await noteCredentials(world, { uid: 'mira', validAfter });
    expect(await world.read(documents.user('mira').path)).toMatchObject({ displayName: 'Mira', validAfter: 12 });
  });

  test('is not continued: the next sign-in starts a new session', async () => {
    const world = createWorld('credentials');
    await enterSession(world, aPerson(), {});
    await noteCredentials(world, { uid: 'mira', validAfter: 12 });
    expect(await enterSession(world, aPerson({ sessionId: 'login-12' }), { continues: 'login-5' })).toBe('login-12');
    await expect(enterSession(world, aPerson({ sessionId: 'login-11' }), {})).rejects.toMatchObject({
      code: 'auth/credentials-changed',
    });
  });

  test('set by a mail’s link is recorded on the screen’s call, and unknown addresses get the same answer', async () => {
    const world = createWorld('credentials');
    await enterSession(world, aPerson(), {});
    world.identity.put('mira', { validAfter: 12 });
    for (const email of ['unknown@example.com', 'tide@example.com', 'Mira@example.com'])
      expect(await noteNewCredentials(world, '203.0.113.7', { email })).toEqual({});
    await expect(readSessionStatus(world.db, 'mira', 'login-5')).rejects.toMatchObject({
      code: 'auth/credentials-changed',
    });
    expect(await world.list(documents.users().path)).toEqual([documents.user('mira').path]);
  });
});

test('an account that the provider has disabled is let do nothing', async () => {
  const world = createWorld('credentials');
  world.identity.put('mira', { disabled: true });
  await expect(checkCredentials(world, 'mira', 'login-5')).rejects.toMatchObject({ code: 'auth/disabled' });
});
