import { queryOptions } from '@tanstack/react-query';
import { reload } from 'firebase/auth';
import type { DataAccess } from '../ports/data-access.ts';
import { withAuthErrors } from '../errors/auth-error.ts';
import { queryKeys } from '../query/query-keys.ts';
import { ownAccount } from './own-account.ts';

/** E-mail address with which a user signs in. */
export interface OwnEmail {
  readonly email: string | null;
  /** Whether the user opened the link in the verification mail. */
  readonly verified: boolean;
}

/** Reads from the provider: the link may have been opened in another window or on another device. Throws AppError. */
export async function getOwnEmail(access: DataAccess): Promise<OwnEmail> {
  const account = await ownAccount(access);
  await withAuthErrors(() => reload(account));
  return { email: account.email, verified: account.emailVerified };
}

/** Refetched on every window focus, e.g. when the user returns from their mail. */
export const ownEmailOptions = (access: DataAccess, uid: string) =>
  queryOptions({ queryKey: queryKeys.ownEmail(uid), queryFn: () => getOwnEmail(access), staleTime: 0 });
