import { signRequest, verifyRequest, type HeaderReader, type SignedRequest } from './sign-request.ts';

const CLIENT = 'x-countin-client';

/** Headers that tell a function which client the host calls for. The client's address is what is signed. */
export function signClientAddress(
  address: string,
  request: Omit<SignedRequest, 'context'>,
): Readonly<Record<string, string>> {
  return { [CLIENT]: address, ...signRequest({ ...request, context: address }) };
}

/** The client's address that the host signed; null where the signature is missing, wrong or too old. */
export function verifyClientAddress(request: Omit<SignedRequest, 'context'>, header: HeaderReader): string | null {
  const address = header(CLIENT);
  if (typeof address !== 'string') return null;
  return verifyRequest({ ...request, context: address }, header) ? address : null;
}
