import { applyActionCode } from 'firebase/auth';
import type { DataAccess } from '../ports/data-access.ts';
import { linkError } from './read-email-link.ts';

/**
 * Applies the action of an e-mail link: verifies an address, changes it, or reverts a change. Throws AppError,
 * `auth/link-invalid` for a used or expired link.
 */
export async function applyEmailLink(access: DataAccess, code: string): Promise<void> {
  try {
    await applyActionCode(access.auth, code);
  } catch (error) {
    throw linkError(error);
  }
}
