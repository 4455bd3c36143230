import { createHmac } from 'node:crypto';

/**
 * Headers that tell a function which client a request is for. The function believes them because only the
 * host knows the secret, for this body alone and for a minute.
 */
export function signedClientHeaders(
  secret: string,
  address: string,
  rawBody: string,
  now: number,
): Readonly<Record<string, string>> {
  const timestamp = String(now);
  return {
    'x-countin-client': address,
    'x-countin-timestamp': timestamp,
    'x-countin-signature': createHmac('sha256', secret).update(`${timestamp}.${address}.${rawBody}`).digest('hex'),
  };
}
