import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signClientAddress, verifyClientAddress } from './sign-client.ts';
import { signRequest, verifyRequest } from './sign-request.ts';

const request = { secret: 'h'.repeat(32), context: 'purge', body: '{"addresses":[]}', now: 1_750_000_000_000 };
const reader = (headers: Readonly<Record<string, unknown>>) => (name: string) => headers[name];

describe('a signed request', () => {
  test('is an HMAC of time, context and body', () => {
    const hmac = createHmac('sha256', request.secret).update(`${request.now}.purge.${request.body}`).digest('hex');
    expect(signRequest(request)).toEqual({
      'x-countin-timestamp': String(request.now),
      'x-countin-signature': hmac,
    });
  });

  test('is verified for a minute, with its body as text or bytes', () => {
    const header = reader(signRequest(request));
    for (const late of [-60_000, 0, 60_000])
      expect(verifyRequest({ ...request, now: request.now + late }, header)).toBe(true);
    expect(verifyRequest({ ...request, body: Buffer.from(request.body) }, header)).toBe(true);
  });

  test.each([
    ['another secret', { secret: 'x'.repeat(32) }],
    ['another context', { context: '127.0.0.1' }],
    ['another body', { body: '{}' }],
    ['a minute too late', { now: request.now + 60_001 }],
    ['a minute too early', { now: request.now - 60_001 }],
  ])('is refused with %s', (_, change) => {
    expect(verifyRequest({ ...request, ...change }, reader(signRequest(request)))).toBe(false);
  });

  test.each([
    ['no headers', {}],
    ['a repeated header', { 'x-countin-signature': ['00', '00'] }],
    ['a signature that is no hex', { 'x-countin-signature': 'zz' }],
    ['a time that is no number', { 'x-countin-timestamp': 'soon' }],
  ])('is refused with %s', (_, change) => {
    const headers = Object.keys(change).length === 0 ? {} : { ...signRequest(request), ...change };
    expect(verifyRequest(request, reader(headers))).toBe(false);
  });
});

describe('a client’s address', () => {
  const { context: _, ...call } = request;
  const headers = signClientAddress('203.0.113.7', call);

  test('is what was signed', () => {
    expect(verifyClientAddress(call, reader(headers))).toBe('203.0.113.7');
  });

  test('is none when it was changed, or the signature was made for something else', () => {
    expect(verifyClientAddress(call, reader({ ...headers, 'x-countin-client': '203.0.113.8' }))).toBeNull();
    expect(verifyClientAddress(call, reader({ ...headers, ...signRequest(request) }))).toBeNull();
    expect(verifyClientAddress(call, reader(signRequest(request)))).toBeNull();
  });
});
