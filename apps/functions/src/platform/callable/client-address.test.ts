import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const SECRET = 'h'.repeat(32);
const NOW = Date.parse('2026-06-12T10:00:00Z');
const body = Buffer.from('{"data":{}}');

function signed(
  change: { address?: string; timestamp?: string; signature?: string; secret?: string; body?: Buffer } = {},
) {
  const timestamp = change.timestamp ?? String(NOW);
  const hmac = createHmac('sha256', change.secret ?? SECRET)
    .update(`${timestamp}.203.0.113.7.`)
    .update(change.body ?? body);
  return {
    headers: {
      'x-countin-client': change.address ?? '203.0.113.7',
      'x-countin-timestamp': timestamp,
      'x-countin-signature': change.signature ?? hmac.digest('hex'),
      'x-forwarded-for': '1.1.1.1, 198.51.100.4',
    },
    rawBody: body,
    socketAddress: '127.0.0.1',
  };
}

describe('the client’s address', () => {
  test('is the one that the host signed', () => {
    expect(clientAddress(signed(), SECRET, NOW, false)).toBe('203.0.113.7');
    expect(clientAddress(signed(), SECRET, NOW + 59_000, true)).toBe('203.0.113.7');
  });

  test.each([
    ['another secret signed it', { secret: 'x'.repeat(32) }],
    ['it was changed', { address: '203.0.113.8' }],
    ['the body was changed', { body: Buffer.from('{}') }],
    ['the signature is no signature', { signature: 'zz' }],
    ['the time is no time', { timestamp: 'soon' }],
    ['it was signed more than a minute ago', { timestamp: String(NOW - 61_000) }],
    ['it was signed more than a minute ahead', { timestamp: String(NOW + 61_000) }],
  ])('is the function’s own view when %s', (_reason, change) => {
    expect(clientAddress(signed(change), SECRET, NOW, false)).toBe('127.0.0.1');
  });

  test('behind the platform’s proxy is the last forwarded one, which the caller cannot write', () => {
    expect(clientAddress(signed({ signature: '00' }), SECRET, NOW, true)).toBe('198.51.100.4');
  });
});
