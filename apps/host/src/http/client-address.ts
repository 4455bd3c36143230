import { isIP } from 'node:net';

/**
 * The address of the client behind a request. Each trusted proxy appends the address it saw. Counted from the end, the
 * client's position is the number of trusted proxies. Whatever comes before was written by the client itself and proves
 * nothing.
 *
 * @param socketAddress who opened the connection
 * @param forwardedFor the `X-Forwarded-For` header as it came
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  chain.push(socketAddress ?? '');
  const candidate = plain(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? '');
  return isIP(candidate) ? candidate : plain(socketAddress ?? '');
}

/** IPv4 in its IPv6 clothing is the same client. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
