import { createHmac } from 'node:crypto';

/**
 * Id of a text: 128 bits of an HMAC, as hex digits. Without the secret, nothing reveals the text and the id cannot be
 * guessed.
 */
export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
}

/**
 * Signature over ids: the first bytes of an HMAC-SHA256 of the purpose and the ids, one a line. A signature made for one
 * purpose is worth nothing for another. Compare with `equalBytes`.
 */
export function signIds(secret: string, purpose: string, ids: readonly (string | number)[], bytes: number): Buffer {
  return createHmac('sha256', secret)
    .update([purpose, ...ids].join('\n'))
    .digest()
    .subarray(0, bytes);
}
