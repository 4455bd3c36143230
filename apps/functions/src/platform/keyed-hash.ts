import { createHmac } from 'node:crypto';

/** Id of a text that does not reveal it and cannot be guessed without the secret: 128 bits of an HMAC, as hex digits. */
export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
}
