import { AppError } from '@countin/domain/errors';
import type { User as ProviderUser } from 'firebase/auth';
import type { DataAccess } from '../ports/data-access.ts';

/** The identity provider's record of the signed-in user. Throws AppError `auth/required` without a sign-in. */
export async function ownAccount(access: DataAccess): Promise<ProviderUser> {
  await access.auth.authStateReady();
  const { currentUser } = access.auth;
  if (!currentUser) throw new AppError('auth/required');
  return currentUser;
}
