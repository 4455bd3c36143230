import { signInWithCustomToken as enterWith } from 'firebase/auth';
import type { DataAccess } from '../ports/data-access.ts';
import { authError } from '../errors/auth-error.ts';
import { sessionOf, type Session } from '../session/observe-session.ts';

/** Signs in with the custom token that `verifyAuthToken` returned for a sync token. Throws AppError `auth/…`. */
export async function signInWithCustomToken(access: DataAccess, customToken: string): Promise<Session> {
  try {
    return sessionOf((await enterWith(access.auth, customToken)).user);
  } catch (error) {
    throw authError(error);
  }
}
