import { createHmac } from 'node:crypto';
import { equalBytes } from './equal-bytes.ts';

/** How far the clocks of signer and verifier may differ, and how old a signature may be, milliseconds. */
const MAX_AGE_MS = 60_000;
const TIMESTAMP = 'x-countin-timestamp';
const SIGNATURE = 'x-countin-signature';

/** A request between host and functions, as both ends of it see it. */
export interface SignedRequest {
  readonly secret: string;
  /** Purpose of the request. A signature made for one context is worth nothing in another. */
  readonly context: string;
  readonly body: string | Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Gives the value of a request's header; anything but a string counts as missing. */
export type HeaderReader = (name: string) => unknown;

/** Headers that prove who sent a request: an HMAC-SHA256 of time, context and body. */
export function signRequest(request: SignedRequest): Readonly<Record<string, string>> {
  const timestamp = String(request.now);
  return { [TIMESTAMP]: timestamp, [SIGNATURE]: digestOf(request, timestamp).toString('hex') };
}

/** Whether a request was signed with our secret, for this context and body, within the last minute. */
export function verifyRequest(request: SignedRequest, header: HeaderReader): boolean {
  const timestamp = header(TIMESTAMP);
  const signature = header(SIGNATURE);
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,15}$/.test(timestamp) || Math.abs(request.now - Number(timestamp)) > MAX_AGE_MS) return false;
  return equalBytes(Buffer.from(signature, 'hex'), digestOf(request, timestamp));
}

function digestOf({ secret, context, body }: SignedRequest, timestamp: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.${context}.`).update(body).digest();
}
