import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['without a trusted proxy the header proves nothing', '127.0.0.1', '203.0.113.9', 0, '127.0.0.1'],
  ['one proxy: the last address is what it saw', '10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
  ['what a client wrote before that is ignored', '10.0.0.1', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies', '10.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.7', 2, '203.0.113.9'],
  ['fewer addresses than proxies', '10.0.0.1', '203.0.113.9', 3, '203.0.113.9'],
  ['no header', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['a header that is no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['IPv4 in IPv6', '::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
  ['IPv6', '::1', '2001:db8::1', 1, '2001:db8::1'],
])('%s', (_, socket, forwarded, proxies, expected) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
});
