import { verifyClientAddress } from '@countin/server-http';

/** The parts of a request that tell where it comes from. */
export interface AddressedRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: Uint8Array;
  readonly socketAddress: string;
}

/**
 * The address of the client, for rate limits. The host signs the address that it saw, since a function that the host
 * calls would see the host. Unsigned addresses are not trusted.
 *
 * @param behindProxy whether the platform appends the caller's address to `X-Forwarded-For`
 */
export function clientAddress(request: AddressedRequest, secret: string, now: number, behindProxy: boolean): string {
  const { headers, rawBody: body } = request;
  return verifyClientAddress({ secret, body, now }, (name) => headers[name]) ?? ownView(request, behindProxy);
}

function ownView({ headers, socketAddress }: AddressedRequest, behindProxy: boolean): string {
  if (!behindProxy) return socketAddress;
  // The caller writes what it likes at the beginning of the list; the platform appends the truth.
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim();
  return forwarded || socketAddress;
}
