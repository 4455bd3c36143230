import { parseSigningKeys, signToken, type TokenAudience } from '@countin/auth-sync';
import { documents } from '@countin/domain/documents';
import { describe, expect, test } from 'vitest';
import { endSession } from './end-session.ts';
import type { Caller } from '../platform/session/caller.ts';
import { aPerson, putUser } from '../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { generateAuthToken, type TokenWish } from './generate-auth-token.ts';
import { verifyAuthToken } from './verify-auth-token.ts';

const secretOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
const keys = parseSigningKeys(`k1:${secretOf(7)}`);
const mira = aPerson();
const HOUR = 3_600_000;

async function generate(world: TestWorld, change: Partial<TokenWish> = {}, caller: Caller = mira): Promise<string> {
  return (await generateAuthToken(world, keys, caller, { uid: 'mira', kind: 'session', site: 'countin', ...change }))
    .token;
}
const verify = (world: TestWorld, token: string, by = keys) => verifyAuthToken(world, by, { token });

describe('a session token', () => {
  test('is issued for its subject, valid for twelve hours', async () => {
    const world = createWorld('auth-token');
    await putUser(world, 'mira', {
      displayName: 'Mira',
      subscription: 'pro',
      picture: { imageId: 'one', colours: ['#000000', '#ffffff', '#ff0000'], alt: '' },
    });
    const token = await generate(world);
    world.passTime(11 * HOUR);
    expect(await verify(world, token)).toEqual({
      kind: 'session',
      uid: 'mira',
      email: 'mira@example.com',
      displayName: 'Mira',
      photoURL: '/images/people/mira/one/320.webp',
      userType: 'artist',
      subscription: 'pro',
      sessionId: 'login-5',
      expiresAt: NOW + 12 * HOUR,
      customToken: null,
    });
    expect(await verify(world, token)).toMatchObject({ uid: 'mira' });
  });

  test('is issued to a user without a user document', async () => {
    const world = createWorld('auth-token');
    expect(await verify(world, await generate(world))).toMatchObject({
      displayName: '',
      photoURL: null,
      userType: 'artist',
      subscription: 'free',
    });
  });

  test('of another user is refused, and nothing is written', async () => {
    const world = createWorld('auth-token');
    await expect(generate(world, { uid: 'tide' })).rejects.toMatchObject({ code: 'access/denied' });
    for (const uid of ['mira', 'tide']) expect(await world.list(documents.sessions(uid).path)).toEqual([]);
    expect(await world.list(documents.userDirectory().path)).toEqual([]);
  });

  test('never carries an address claimed by the caller', async () => {
    const world = createWorld('auth-token');
    const requested = { uid: 'mira', kind: 'session', email: 'admin@example.com' } as const;
    const { token } = await generateAuthToken(world, keys, mira, requested);
    expect(await verify(world, token)).toMatchObject({ email: 'mira@example.com' });
  });

  test('signed with the older of two keys is good during a rotation, and not after it', async () => {
    const world = createWorld('auth-token');
    const token = await generate(world);
    expect(await verify(world, token, parseSigningKeys(`k2:${secretOf(8)},k1:${secretOf(7)}`))).toMatchObject({
      uid: 'mira',
    });
    await expect(verify(world, token, parseSigningKeys(`k2:${secretOf(8)}`))).rejects.toMatchObject({
      code: 'auth/token-invalid',
    });
  });
});

describe('a sync token', () => {
  test('signs in once, in the session it was asked for in', async () => {
    const world = createWorld('auth-token');
    const token = await generate(world, { kind: 'sync' });
    expect(await verify(world, token)).toMatchObject({
      kind: 'sync',
      uid: 'mira',
      sessionId: 'login-5',
      customToken: 'custom {"uid":"mira","sid":"login-5"}',
    });
    await expect(verify(world, token)).rejects.toMatchObject({ code: 'auth/token-used' });
  });

  test('used many times at one instant has one winner', async () => {
    const world = createWorld('auth-token');
    const token = await generate(world, { kind: 'sync' });
    const uses = await Promise.allSettled(Array.from({ length: 12 }, () => verify(world, token)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const use of uses)
      if (use.status === 'rejected') expect(['auth/token-used', 10]).toContain((use.reason as { code: unknown }).code);
    expect(await world.list(documents.usedTokens().path)).toHaveLength(1);
  });

  test('is over after a minute, unused or not', async () => {
    const world = createWorld('auth-token');
    const token = await generate(world, { kind: 'sync' });
    world.passTime(66_000);
    await expect(verify(world, token)).rejects.toMatchObject({ code: 'auth/token-expired' });
    expect(await world.list(documents.usedTokens().path)).toEqual([]);
  });
});

describe.each<TokenAudience>(['session', 'sync'])('a %s token', (kind) => {
  const subject = { uid: 'mira', email: 'mira@example.com', sessionId: 'login-5' };

  test.each([
    [
      'forged',
      'auth/token-invalid',
      () => signToken(parseSigningKeys(`k1:${secretOf(8)}`), kind, subject, { now: NOW, tokenId: 't' }),
    ],
    [
      'of an unknown key',
      'auth/token-invalid',
      () => signToken(parseSigningKeys(`k9:${secretOf(7)}`), kind, subject, { now: NOW, tokenId: 't' }),
    ],
    ['too old', 'auth/token-expired', () => signToken(keys, kind, subject, { now: NOW - 13 * HOUR, tokenId: 't' })],
    [
      'from the future',
      'auth/token-invalid',
      () => signToken(keys, kind, subject, { now: NOW + 60_000, tokenId: 't' }),
    ],
    ['no token', 'auth/token-invalid', async () => 'a.b.c'],
  ])('that is %s is refused with %s, and nothing changes', async (_what, code, token) => {
    const world = createWorld('auth-token');
    await generate(world);
    await expect(verify(world, await token())).rejects.toMatchObject({ code, message: code });
    expect(await world.list(documents.usedTokens().path)).toEqual([]);
  });

  test('of an ended session is refused', async () => {
    const world = createWorld('auth-token');
    const token = await generate(world, { kind });
    await endSession(world, aPerson({ sessionId: 'login-9' }), { sessionId: 'login-5' });
    await expect(verify(world, token)).rejects.toMatchObject({ code: 'auth/session-ended' });
    expect(await world.list(documents.usedTokens().path)).toEqual([]);
  });

  test('from before the password was changed or reset is refused, makes no new sign-in, and one from after it is good', async () => {
    const world = createWorld('auth-token');
    const token = await generate(world, { kind });
    world.identity.put('mira', { validAfter: 10 });
    await expect(verify(world, token)).rejects.toMatchObject({ code: 'auth/credentials-changed' });
    await expect(generate(world, { kind: 'sync' })).rejects.toMatchObject({ code: 'auth/credentials-changed' });
    expect(await world.list(documents.usedTokens().path)).toEqual([]);
    expect(await world.read(documents.user('mira').path)).toMatchObject({ validAfter: 10 });
    const anew = await generate(world, { kind, continues: 'login-5' }, aPerson({ sessionId: 'login-10' }));
    expect(await verify(world, anew)).toMatchObject({ sessionId: 'login-10' });
  });

  test('of a suspended person is refused, and good again when they are restored', async () => {
    const world = createWorld('auth-token');
    const token = await generate(world, { kind });
    await putUser(world, 'mira', { suspended: true });
    await expect(verify(world, token)).rejects.toMatchObject({ code: 'auth/disabled' });
    await putUser(world, 'mira');
    await expect(verify(world, token)).resolves.toMatchObject({ uid: 'mira' });
  });

  test('of an account that is gone is refused', async () => {
    const world = createWorld('auth-token');
    const token = await generate(world, { kind });
    await world.db.doc(documents.session('mira', 'login-5').path).delete();
    await expect(verify(world, token)).rejects.toMatchObject({ code: 'auth/session-ended' });
  });

  test('is not given to a suspended person, nor in a session that has ended', async () => {
    const world = createWorld('auth-token');
    await putUser(world, 'mira', { suspended: true });
    await expect(generate(world, { kind })).rejects.toMatchObject({ code: 'auth/disabled' });
    await putUser(world, 'mira', { endedSessions: ['login-5'] });
    await expect(generate(world, { kind })).rejects.toMatchObject({ code: 'auth/session-ended' });
    expect(await world.list(documents.sessions('mira').path)).toEqual([]);
  });
});
