import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { newPerson, present, signingKey, tokenOf, type Person } from '../fixtures/attacker.ts';
import { stored, storedWhere } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** An address of its own, since limits by address are not what is tried here. */
const FROM = '192.0.2.20';
const seconds = () => Math.floor(Date.now() / 1000);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Forgery {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly key?: Uint8Array | typeof privateKey;
}

/** A token as the server makes it, but for what is changed. */
async function forge(claims: object, { claims: changed, header, key }: Forgery = {}): Promise<string> {
  return new SignJWT({ ...claims, ...changed })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: signingKey().id, ...header })
    .sign(key ?? signingKey().secret);
}

const FORGERIES: readonly (readonly [what: string, code: string, forgery: () => Forgery])[] = [
  ['that has expired', 'auth/token-expired', () => ({ claims: { iat: seconds() - 60, exp: seconds() - 10 } })],
  ['that is not yet valid', 'auth/token-invalid', () => ({ claims: { nbf: seconds() + 30 } })],
  ['made in the future', 'auth/token-invalid', () => ({ claims: { iat: seconds() + 30, exp: seconds() + 60 } })],
  ['that never ends', 'auth/token-invalid', () => ({ claims: { exp: seconds() + 10 * 365 * 86_400 } })],
  ['of another audience', 'auth/token-invalid', () => ({ claims: { aud: 'somewhere' } })],
  ['of another issuer', 'auth/token-invalid', () => ({ claims: { iss: 'https://evil.example' } })],
  ['of an unknown key', 'auth/token-invalid', () => ({ header: { kid: 'unknown' } })],
  ['signed with another secret', 'auth/token-invalid', () => ({ key: randomBytes(32) })],
  ['signed by RS256', 'auth/token-invalid', () => ({ header: { alg: 'RS256' }, key: privateKey })],
  [
    'signed by HMAC with a public key',
    'auth/token-invalid',
    () => ({ key: Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })) }),
  ],
];

for (const kind of ['session', 'sync'] as const) {
  const refuses = async ({ uid }: Person, token: string, code: string) => {
    expect(await present(token, FROM)).toEqual({ status: 401, code, retryAfter: null, result: null });
    const { jti } = decodeJwt(token);
    expect(await stored(`usedTokens/${jti}`)).toBeNull();
    expect(await storedWhere('usedTokens', 'uid', uid)).toEqual([]);
  };

  test.describe(`a ${kind} token`, () => {
    let victim: Person;
    let claims: object;
    test.beforeAll(async () => {
      victim = await newPerson();
      claims = decodeJwt(await tokenOf(victim, kind));
    });

    for (const [what, code, forgery] of FORGERIES) {
      test(`${what} is refused, and not noted as used`, async () => {
        const jti = randomBytes(16).toString('base64url');
        const { claims: changed, ...rest } = forgery();
        await refuses(
          victim,
          await forge(claims, { claims: { iat: seconds(), exp: seconds() + 60, jti, ...changed }, ...rest }),
          code,
        );
      });
    }

    test('without an algorithm is refused, and not noted as used', async () => {
      for (const signature of ['', 'A']) {
        const unsigned = `${part({ alg: 'none', kid: signingKey().id })}.${part(claims)}.${signature}`;
        expect(await present(unsigned, FROM)).toMatchObject({ code: 'auth/token-invalid', result: null });
      }
      expect(await stored(`usedTokens/${(claims as { jti: string }).jti}`)).toBeNull();
    });

    test('with a flipped bit, or cut short, is refused; whole it is good still', async () => {
      const token = await tokenOf(victim, kind);
      const { jti } = decodeJwt(token);
      // A few positions of each part; every bit and every length are the unit tests'.
      for (let at = 3; at < token.length; at += 37) {
        const flipped = token.slice(0, at) + String.fromCharCode(token.charCodeAt(at) ^ 1) + token.slice(at + 1);
        for (const bad of [flipped, token.slice(0, at)])
          expect(await present(bad, FROM), bad).toMatchObject({ code: 'auth/token-invalid', result: null });
      }
      expect(await stored(`usedTokens/${jti}`)).toBeNull();
      expect(await present(token, FROM)).toMatchObject({ status: 200, result: { uid: victim.uid } });
    });
  });
}
