import { AppError } from '@countin/domain/errors';
import { ActionCodeOperation, checkActionCode } from 'firebase/auth';
import type { DataAccess } from '../access/data-access.ts';
import { authError } from '../errors/auth-error.ts';

/** What a link in a mail of the identity provider is for. */
export type EmailLinkPurpose = 'password' | 'verify' | 'change' | 'recover';

export interface EmailLink {
  readonly purpose: EmailLinkPurpose;
  /** Whose password it is; the address that is verified, that is changed to, or that comes back. */
  readonly email: string;
}

const PURPOSES: Readonly<Record<string, EmailLinkPurpose>> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'password',
  [ActionCodeOperation.VERIFY_EMAIL]: 'verify',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'change',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recover',
};

/** What a mail's link would do; nothing is done yet. Throws AppError, `auth/link-invalid` for one that was used or is old. */
export async function readEmailLink(access: DataAccess, code: string): Promise<EmailLink> {
  // A link that lost its end.
  if (code === '') throw new AppError('auth/link-invalid');
  try {
    const { operation, data } = await checkActionCode(access.auth, code);
    const purpose = PURPOSES[operation];
    if (!purpose || !data.email) throw new AppError('auth/link-invalid');
    return { purpose, email: data.email };
  } catch (error) {
    throw linkError(error);
  }
}

/** What a refused link means: an account that is gone is a link that leads nowhere. */
export function linkError(error: unknown): AppError {
  const fault = authError(error);
  return fault.code === 'auth/credentials' || fault.code === 'auth/required'
    ? new AppError('auth/link-invalid', { cause: error })
    : fault;
}
