import { expect, test } from 'vitest';
import { parseSigningKeys } from './signing-keys.ts';

const secret = Buffer.alloc(32, 7).toString('base64url');

test('one key signs and verifies', () => {
  const keys = parseSigningKeys(`k1:${secret}`);
  expect(keys).toHaveLength(1);
  expect(keys[0].id).toBe('k1');
  expect([...keys[0].secret]).toEqual(Array(32).fill(7));
});

test('during a rotation the first of two keys signs', () => {
  expect(parseSigningKeys(`new:${secret}, old:${secret}`).map((key) => key.id)).toEqual(['new', 'old']);
});

test.each([
  ['', 'id:secret'],
  [secret, 'id:secret'],
  ['k1:short', 'id:secret'],
  ['k1:', '256 bits'],
  [`k1:${secret.slice(0, 42)}`, '256 bits'],
  [`k1:${secret}=`, 'id:secret'],
  [`k1:${secret},k1:${secret}`, 'one id'],
  [`a:${secret},b:${secret},c:${secret}`, 'more than two'],
])('%s is refused, and the message does not hold the secret', (text, reason) => {
  expect(() => parseSigningKeys(text)).toThrow(reason);
  expect(() => parseSigningKeys(text)).not.toThrow(secret);
});
