import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { DeveloperTokens } from './developer-token.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
let now = Date.parse('2026-11-20T10:00:00Z');
const tokens = new DeveloperTokens({ teamId: 'TEAM', keyId: 'KEY', privateKey: pem }, () => now);

it('is a JWT as Apple demands it, kept until shortly before its end', async () => {
  const first = await tokens.current();
  const { payload, protectedHeader } = await jwtVerify(first, publicKey, {
    issuer: 'TEAM',
    currentDate: new Date(now),
  });
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(15_777_000);
  now += 11 * 60 * 60_000;
  expect(await tokens.current()).toBe(first);
  now += 55 * 60_000;
  const second = await tokens.current();
  expect(second).not.toBe(first);
  await jwtVerify(second, publicKey, { currentDate: new Date(now + 11 * 60 * 60_000) });
});
