import { AppError, type ErrorCode } from '@countin/domain/errors';
import { FirebaseError } from 'firebase/app';

/** The identity provider's codes, https://firebase.google.com/docs/auth/admin/errors, and ours. */
const BY_CODE: Readonly<Record<string, { code: ErrorCode; field?: string }>> = {
  'auth/invalid-email': { code: 'auth/email-invalid', field: 'email' },
  'auth/missing-email': { code: 'field/required', field: 'email' },
  'auth/missing-password': { code: 'field/required', field: 'password' },
  'auth/email-already-in-use': { code: 'auth/email-in-use', field: 'email' },
  'auth/weak-password': { code: 'auth/password-weak', field: 'password' },
  'auth/password-does-not-meet-requirements': { code: 'auth/password-weak', field: 'password' },
  // One code for a wrong address and a wrong password, so that an attacker cannot find out which accounts exist.
  'auth/invalid-credential': { code: 'auth/credentials' },
  'auth/wrong-password': { code: 'auth/credentials' },
  'auth/user-not-found': { code: 'auth/credentials' },
  'auth/too-many-requests': { code: 'auth/too-many' },
  'auth/quota-exceeded': { code: 'auth/too-many' },
  'auth/user-disabled': { code: 'auth/disabled' },
  // Re-authentication with the credentials of another user.
  'auth/user-mismatch': { code: 'auth/credentials' },
  'auth/requires-recent-login': { code: 'auth/recent-login' },
  'auth/expired-action-code': { code: 'auth/link-invalid' },
  'auth/invalid-action-code': { code: 'auth/link-invalid' },
  'auth/user-token-expired': { code: 'auth/required' },
  'auth/invalid-user-token': { code: 'auth/required' },
  'auth/network-request-failed': { code: 'service/unavailable' },
  'auth/timeout': { code: 'service/unavailable' },
  'auth/internal-error': { code: 'service/unavailable' },
};

/** Maps an error of the identity provider to an AppError. */
export function authError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const known = error instanceof FirebaseError ? BY_CODE[error.code] : undefined;
  return new AppError(known?.code ?? 'service/unknown', { field: known?.field, cause: error });
}

/** Runs requests to the identity provider and maps their errors to AppError. */
export async function withAuthErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw authError(error);
  }
}
