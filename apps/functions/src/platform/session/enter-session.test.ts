import { sessionRecordSchema } from '@countin/domain/account';
import { directoryEntrySchema } from '@countin/domain/admin';
import { documents } from '@countin/domain/documents';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { endSession } from '../../accounts/end-session.ts';
import { aPerson, putUser } from '../../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../../testing/services.ts';
import { enterSession } from './enter-session.ts';
import { readSessionStatus } from './session-status.ts';

const record = async (world: TestWorld, sessionId: string) =>
  v.parse(sessionRecordSchema, await world.read(documents.session('mira', sessionId).path));

describe('the record of a session', () => {
  test('contains the site and start of a sign-in, on both sites', async () => {
    const world = createWorld('session');
    expect(await enterSession(world, aPerson(), { site: 'countin' })).toBe('login-5');
    world.passTime(60_000);
    expect(await enterSession(world, aPerson(), { site: 'fourtrack' })).toBe('login-5');
    expect(await record(world, 'login-5')).toEqual({
      id: 'login-5',
      createdAt: NOW,
      lastSeenAt: NOW + 60_000,
      sites: ['countin', 'fourtrack'],
      browser: 'Firefox',
      system: 'Linux',
      endedAt: null,
    });
  });

  test('continues when the password is entered again', async () => {
    const world = createWorld('session');
    await enterSession(world, aPerson(), { site: 'countin' });
    const again = aPerson({ sessionId: 'login-8' });
    expect(await enterSession(world, again, { continues: 'login-5' })).toBe('login-5');
    // From then on the server knows by itself.
    expect(await enterSession(world, again, {})).toBe('login-5');
    expect(await world.list(documents.sessions('mira').path)).toEqual([documents.session('mira', 'login-5').path]);
  });

  test('ends with all of its sign-ins, by whichever name', async () => {
    for (const name of ['login-5', 'login-8']) {
      const world = createWorld('session');
      await enterSession(world, aPerson(), {});
      await enterSession(world, aPerson({ sessionId: 'login-8' }), { continues: 'login-5' });
      await endSession(world, aPerson({ sessionId: 'login-8' }), { sessionId: name });
      for (const sessionId of ['login-5', 'login-8'])
        await expect(readSessionStatus(world.db, 'mira', sessionId)).rejects.toMatchObject({
          code: 'auth/session-ended',
        });
      expect((await record(world, 'login-5')).endedAt).toBe(NOW);
    }
  });

  test('that has ended, is unknown or another user’s is not continued', async () => {
    const world = createWorld('session');
    await enterSession(world, aPerson(), {});
    await endSession(world, aPerson(), { sessionId: 'login-5' });
    await enterSession(world, aPerson({ uid: 'tide', sessionId: 'login-3' }), {});
    for (const [index, continues] of ['login-5', 'login-3', 'login-1'].entries()) {
      const sessionId = `login-1${index}`;
      expect(await enterSession(world, aPerson({ sessionId }), { continues })).toBe(sessionId);
    }
  });
});

describe('the search record of a user', () => {
  test('follows the user document and the verified address', async () => {
    const world = createWorld('session');
    await putUser(world, 'mira', {
      displayName: 'Míra  Okafor',
      userType: 'admin',
      subscription: 'pro',
      proRequestedAt: Timestamp.fromMillis(NOW - 5),
    });
    await enterSession(world, aPerson({ email: 'Mira@Example.com' }), {});
    expect((await world.read(documents.directoryEntry('mira').path))?.['nameStarts']).toEqual(
      expect.arrayContaining(['mir', 'mira okafor', 'o', 'okafor']),
    );
    expect(v.parse(directoryEntrySchema, await world.read(documents.directoryEntry('mira').path))).toEqual({
      uid: 'mira',
      email: 'Mira@Example.com',
      emailKey: 'mira@example.com',
      displayName: 'Míra  Okafor',
      nameKey: 'mira okafor',
      userType: 'admin',
      subscription: 'pro',
      suspended: false,
      createdAt: NOW - 86_400_000,
      lastSeenAt: NOW,
      proRequestedAt: NOW - 5,
      requestedPro: true,
    });
  });

  test('exists for a user without a user document, and keeps its creation time', async () => {
    const world = createWorld('session');
    await enterSession(world, aPerson(), {});
    world.passTime(1000);
    await enterSession(world, aPerson({ email: '' }), {});
    expect(v.parse(directoryEntrySchema, await world.read(documents.directoryEntry('mira').path))).toMatchObject({
      email: '',
      createdAt: NOW,
      lastSeenAt: NOW + 1000,
    });
  });
});
