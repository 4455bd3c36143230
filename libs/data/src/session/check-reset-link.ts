import { AppError } from '@countin/domain';
import { verifyPasswordResetCode } from 'firebase/auth';
import type { DataAccess } from '../access/data-access.ts';
import { authError } from '../errors/auth-error.ts';

/** Whose password a mail's link may set anew: the address it was sent to. Throws AppError, `auth/link-invalid` for one that was used or is old. */
export async function checkResetLink(access: DataAccess, code: string): Promise<string> {
  try {
    return await verifyPasswordResetCode(access.auth, code);
  } catch (error) {
    throw linkError(error);
  }
}

/** What a refused link means: an account that is gone is a link that leads nowhere. */
export function linkError(error: unknown): AppError {
  const fault = authError(error);
  return fault.code === 'auth/credentials' ? new AppError('auth/link-invalid', { cause: error }) : fault;
}
