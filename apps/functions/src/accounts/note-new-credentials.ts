import { documents } from '@countin/domain/documents';
import type { Services } from '../platform/services.ts';
import { noteCredentials } from '../platform/session/credentials.ts';

/** Read for an address without an account, so that both answers take equally long. */
const NO_ACCOUNT = 'no-account';

/**
 * Looks at the identity provider whether an account's password or address has changed, and ends the sessions from
 * before that. It trusts nothing in the request, so it needs no sign-in. The answer does not reveal who has an account.
 */
export async function noteNewCredentials(
  services: Services,
  _address: string,
  { email }: { email: string },
): Promise<Record<string, never>> {
  const account = await services.identity.accountByEmail(email);
  if (account && account.validAfter > 0) await noteCredentials(services, account);
  else await services.db.doc(documents.user(NO_ACCOUNT).path).get();
  return {};
}
