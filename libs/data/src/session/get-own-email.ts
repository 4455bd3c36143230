import { queryOptions } from '@tanstack/react-query';
import { reload } from 'firebase/auth';
import type { DataAccess } from '../access/data-access.ts';
import { withAuthErrors } from '../errors/auth-error.ts';
import { queryKeys } from '../query/query-keys.ts';
import { ownAccount } from './own-account.ts';

/** The address that somebody signs in with. */
export interface OwnEmail {
  readonly email: string | null;
  /** A mail to it was answered. */
  readonly verified: boolean;
}

/** Asks the provider, since a link may have been opened in another window or on another machine. Throws AppError. */
export async function getOwnEmail(access: DataAccess): Promise<OwnEmail> {
  const account = await ownAccount(access);
  await withAuthErrors(() => reload(account));
  return { email: account.email, verified: account.emailVerified };
}

/** Asked again whenever somebody comes back to the window, as from their mail. */
export const ownEmailOptions = (access: DataAccess, uid: string) =>
  queryOptions({ queryKey: queryKeys.ownEmail(uid), queryFn: () => getOwnEmail(access), staleTime: 0 });
