import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { parseSigningKeys } from './signing-keys.ts';
import { signToken } from './sign-token.ts';
import { TOKEN_LIFETIMES } from './token-claims.ts';
import { TokenError, verifyToken } from './verify-token.ts';

const NOW = Date.parse('2026-06-12T10:00:00Z');
const secretOf = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64url');
const keys = parseSigningKeys(`now:${secretOf('a')}`);
const mira = { uid: 'mira', email: 'mira@example.com', sessionId: 's-1' };
const mint = { now: NOW, tokenId: 't-1' };

const claims = {
  email: mira.email,
  sid: 's-1',
  jti: 't-1',
  sub: 'mira',
  iss: 'countin',
  aud: 'session',
  iat: NOW / 1000,
  exp: NOW / 1000 + 60,
};
const forge = (change: object, header: object = {}) =>
  new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: 'HS256', kid: 'now', ...header })
    .sign(keys[0].secret);
const errorCodeOf = async (token: string | Promise<string>, now = NOW) => {
  const error: unknown = await verifyToken(keys, ['session'], await token, now).catch((reason: unknown) => reason);
  return error instanceof TokenError ? error.errorCode : error;
};
const isRefused = (token: string) =>
  verifyToken(keys, ['session'], token, NOW).then(
    () => false,
    (error: unknown) => error instanceof TokenError,
  );

describe('a session token', () => {
  test('returns the subject that it was signed for', async () => {
    const token = await signToken(keys, 'session', mira, mint);
    expect(await verifyToken(keys, ['session'], token, NOW)).toMatchObject({
      sub: 'mira',
      email: 'mira@example.com',
      sid: 's-1',
      jti: 't-1',
    });
  });

  test('is valid for twelve hours plus five seconds of clock skew', async () => {
    const token = await signToken(keys, 'session', mira, mint);
    const end = NOW + TOKEN_LIFETIMES.session * 1000;
    expect(TOKEN_LIFETIMES.session).toBe(43_200);
    await expect(verifyToken(keys, ['session'], token, end + 4000)).resolves.toBeDefined();
    expect(await errorCodeOf(token, end + 6000)).toBe('expired');
  });

  test('is accepted up to five seconds before its issue time, no earlier', async () => {
    const token = await signToken(keys, 'session', mira, mint);
    await expect(verifyToken(keys, ['session'], token, NOW - 4000)).resolves.toBeDefined();
    expect(await errorCodeOf(token, NOW - 6000)).toBe('claims');
  });

  test('signed with the older key is accepted during a rotation and refused after it', async () => {
    const token = await signToken(keys, 'session', mira, mint);
    const rotating = parseSigningKeys(`next:${secretOf('b')},now:${secretOf('a')}`);
    await expect(verifyToken(rotating, ['session'], token, NOW)).resolves.toMatchObject({ sub: 'mira' });
    const after = parseSigningKeys(`next:${secretOf('b')}`);
    await expect(verifyToken(after, ['session'], token, NOW)).rejects.toMatchObject({ errorCode: 'unknown-key' });
  });
});

describe('a sync token', () => {
  const anyKind = ['session', 'sync'] as const;

  test('is valid for a minute plus five seconds of clock skew', async () => {
    const token = await signToken(keys, 'sync', mira, mint);
    await expect(verifyToken(keys, ['sync'], token, NOW + 64_000)).resolves.toMatchObject({ aud: 'sync', sub: 'mira' });
    await expect(verifyToken(keys, anyKind, token, NOW + 66_000)).rejects.toMatchObject({ errorCode: 'expired' });
  });

  test('is refused as a session token, and a session token as a sync token', async () => {
    expect(await errorCodeOf(signToken(keys, 'sync', mira, mint))).toBe('audience');
    await expect(verifyToken(keys, ['sync'], await signToken(keys, 'session', mira, mint), NOW)).rejects.toMatchObject({
      errorCode: 'audience',
    });
  });

  test('with the lifetime of a session token is refused', async () => {
    const long = { aud: 'sync', exp: NOW / 1000 + 3600 };
    await expect(verifyToken(keys, anyKind, await forge(long), NOW)).rejects.toMatchObject({ errorCode: 'claims' });
    await expect(verifyToken(keys, anyKind, await forge({ ...long, aud: 'session' }), NOW)).resolves.toMatchObject({
      aud: 'session',
    });
  });
});

describe('a token is refused', () => {
  test('when any one bit of it was flipped', async () => {
    const token = await signToken(keys, 'session', mira, mint);
    const accepted: string[] = [];
    for (let index = 0; index < token.length; index += 1) {
      const flipped = token.slice(0, index) + String.fromCharCode(token.charCodeAt(index) ^ 1) + token.slice(index + 1);
      if (!(await isRefused(flipped))) accepted.push(flipped);
    }
    expect(accepted).toEqual([]);
  });

  test('when it was cut short anywhere', async () => {
    const token = await signToken(keys, 'session', mira, mint);
    for (let length = 0; length < token.length; length += 1)
      expect(await isRefused(token.slice(0, length)), `${length}`).toBe(true);
  });

  test('when it is signed with a public key as if that were the secret', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }));
    expect(await errorCodeOf(new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'now' }).sign(pem))).toBe(
      'signature',
    );
  });

  test('before its not-before time', async () => {
    expect(await errorCodeOf(forge({ nbf: NOW / 1000 + 60 }))).toBe('claims');
  });

  test('when its signature is another key’s', async () => {
    const other = parseSigningKeys(`now:${secretOf('b')}`);
    expect(await errorCodeOf(signToken(other, 'session', mira, mint))).toBe('signature');
  });

  test('when one letter of its claims was changed', async () => {
    const [header, payload, signature] = (await signToken(keys, 'session', mira, mint)).split('.');
    const changed = Buffer.from(payload!, 'base64url').toString().replace('"mira"', '"tide"');
    expect(await errorCodeOf(`${header}.${Buffer.from(changed).toString('base64url')}.${signature}`)).toBe('signature');
  });

  test('when its algorithm is none', async () => {
    expect(await errorCodeOf(new UnsecuredJWT(claims).encode())).toBe('malformed');
    const header = Buffer.from(JSON.stringify({ alg: 'none', kid: 'now' })).toString('base64url');
    expect(await errorCodeOf(`${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.A`)).toBe(
      'algorithm',
    );
  });

  test('when its algorithm is any but HS256, with the right key or with RS256', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rsa = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'now' }).sign(privateKey);
    const longer = await new SignJWT(claims).setProtectedHeader({ alg: 'HS512', kid: 'now' }).sign(Buffer.alloc(64, 1));
    // Signatures of other algorithms have other lengths and may end in any letter, so both errors are correct.
    for (const token of [rsa, longer]) expect(['algorithm', 'malformed']).toContain(await errorCodeOf(token));
    expect(await errorCodeOf(`${rsa.slice(0, -1)}A`)).toBe('algorithm');
    expect(await errorCodeOf(`${longer.slice(0, -1)}A`)).toBe('algorithm');
  });

  test.each([
    ['audience', { aud: 'sync' }],
    ['audience', { aud: ['sync', 'other'] }],
    ['claims', { aud: ['session', 'sync'] }],
    ['issuer', { iss: 'someone' }],
    ['expired', { exp: NOW / 1000 - 60, iat: NOW / 1000 - 120 }],
    ['expired', { iat: NOW / 1000 - 43_300, exp: NOW / 1000 + 60 }],
    ['claims', { exp: undefined }],
    ['claims', { iat: undefined }],
    ['claims', { sub: '' }],
    ['claims', { sid: undefined }],
    ['claims', { email: 5 }],
  ])('for its %s: %o', async (errorCode, change) => {
    expect(await errorCodeOf(forge(change))).toBe(errorCode);
  });

  test.each(['', 'a.b.c', '...', 'x'.repeat(5000)])('when it is no token at all (%#)', async (text) => {
    expect(await errorCodeOf(text)).toBe('malformed');
  });

  test('when it names no key or an unknown one', async () => {
    expect(await errorCodeOf(forge({}, { kid: 'gone' }))).toBe('unknown-key');
    expect(await errorCodeOf(forge({}, { kid: undefined }))).toBe('unknown-key');
  });
});
