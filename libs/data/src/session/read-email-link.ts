import { AppError } from '@countin/domain/errors';
import { ActionCodeOperation, checkActionCode } from 'firebase/auth';
import type { DataAccess } from '../ports/data-access.ts';
import { authError } from '../errors/auth-error.ts';

/** Purpose of a link in a mail of the identity provider. */
export type EmailLinkPurpose = 'password' | 'verify' | 'change' | 'recover';

export interface EmailLink {
  readonly purpose: EmailLinkPurpose;
  /** Address of the account, of the verification, of the change, or of the reverted change. */
  readonly email: string;
}

const PURPOSES: Readonly<Record<string, EmailLinkPurpose>> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'password',
  [ActionCodeOperation.VERIFY_EMAIL]: 'verify',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'change',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recover',
};

/** Reads the purpose of an e-mail link without applying it. Throws AppError, `auth/link-invalid` if used or expired. */
export async function readEmailLink(access: DataAccess, code: string): Promise<EmailLink> {
  // The link was truncated.
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

/** Maps the error of a refused link; a link of a deleted account counts as invalid. */
export function linkError(error: unknown): AppError {
  const errorCode = authError(error);
  return errorCode.code === 'auth/credentials' || errorCode.code === 'auth/required'
    ? new AppError('auth/link-invalid', { cause: error })
    : errorCode;
}
