import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signed address may be, milliseconds. */
const MAX_AGE = 60_000;

/** What of a request says where it comes from. */
export interface AddressedRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: Uint8Array;
  readonly socketAddress: string;
}

/**
 * The address of the client, for rate limits. The host signs the address it saw, since a function that
 * the host calls would see the host; anything unsigned is not believed.
 *
 * @param behindProxy whether the platform appends the caller's address to `X-Forwarded-For`
 */
export function clientAddress(request: AddressedRequest, secret: string, now: number, behindProxy: boolean): string {
  return signedAddress(request, secret, now) ?? ownView(request, behindProxy);
}

function signedAddress({ headers, rawBody }: AddressedRequest, secret: string, now: number): string | null {
  const { 'x-countin-client': address, 'x-countin-timestamp': timestamp, 'x-countin-signature': signature } = headers;
  if (typeof address !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return null;
  if (!/^\d{1,15}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > MAX_AGE) return null;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${address}.`).update(rawBody).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) ? address : null;
}

function ownView({ headers, socketAddress }: AddressedRequest, behindProxy: boolean): string {
  if (!behindProxy) return socketAddress;
  // The caller writes what it likes at the beginning of the list; the platform appends the truth.
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim();
  return forwarded || socketAddress;
}
