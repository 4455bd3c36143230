import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signature is valid, and how far clocks may differ. Milliseconds. */
const VALID_MS = 5 * 60_000;

/**
 * Signature of a webhook's body: the header `X-Countin-Signature: t=SECONDS,v1=HEX`, the HMAC-SHA256 of `SECONDS.BODY`.
 * The time is part of it, so that a recorded request is worth nothing later.
 */
export function signBody(secret: string, body: Uint8Array, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${hmacOf(secret, seconds, body).toString('hex')}`;
}

/** Whether a body was signed with the secret, a few minutes ago at most. */
export function isSignedBody(secret: string, body: Uint8Array, header: string, now: number): boolean {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (hex === '' || Math.abs(now - Number(seconds) * 1000) > VALID_MS) return false;
  return timingSafeEqual(hmacOf(secret, Number(seconds), body), Buffer.from(hex, 'hex'));
}

function hmacOf(secret: string, seconds: number, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
