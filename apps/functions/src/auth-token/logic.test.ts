import { randomBytes } from 'node:crypto';
import { parseSigningKeys, signToken } from '@countin/auth-sync';
import { describe, expect, test, vi } from 'vitest';
import { generateAuthToken, verifyAuthToken } from './logic.ts';

const NOW = Date.parse('2026-06-12T10:00:00Z');
const keys = parseSigningKeys(`k1:${Buffer.alloc(32, 7).toString('base64url')}`);
const mira = { uid: 'mira', email: 'mira@example.com' };
const servicesAt = (now: number) => ({ now: () => now, randomBytes, log: vi.fn() });

describe('a session token', () => {
  test('is given to whom it is for, and verified as such for twelve hours', async () => {
    const { token } = await generateAuthToken(servicesAt(NOW), keys, mira, { uid: 'mira' });
    const expected = { uid: 'mira', email: 'mira@example.com', expiresAt: NOW + 12 * 3_600_000 };
    expect(await verifyAuthToken(servicesAt(NOW + 11 * 3_600_000), keys, { token })).toEqual(expected);
  });

  test('is refused to anybody who asks for another’s', async () => {
    await expect(generateAuthToken(servicesAt(NOW), keys, mira, { uid: 'tide' })).rejects.toMatchObject({ code: 'access/denied' });
  });

  test('never carries what the caller says its address is', async () => {
    const asked = { uid: 'mira', email: 'admin@example.com' };
    const { token } = await generateAuthToken(servicesAt(NOW), keys, mira, asked);
    expect(await verifyAuthToken(servicesAt(NOW), keys, { token })).toMatchObject({ email: 'mira@example.com' });
  });

  test.each([
    ['forged', () => signToken(parseSigningKeys(`k1:${Buffer.alloc(32, 8).toString('base64url')}`), 'session', { ...mira, sessionId: 's' }, { now: NOW, tokenId: 't' })],
    ['too old', () => signToken(keys, 'session', { ...mira, sessionId: 's' }, { now: NOW - 13 * 3_600_000, tokenId: 't' })],
    ['no token', async () => 'a.b.c'],
  ])('that is %s is refused with the same one code', async (_what, token) => {
    const services = servicesAt(NOW);
    await expect(verifyAuthToken(services, keys, { token: await token() })).rejects.toMatchObject({ code: 'auth/token-invalid', message: 'auth/token-invalid' });
    expect(services.log).toHaveBeenCalledOnce();
  });
});
