import { applyActionCode } from 'firebase/auth';
import type { DataAccess } from '../access/data-access.ts';
import { linkError } from './read-email-link.ts';

/**
 * Does what a mail's link was sent for: verifies an address, changes it, or takes a change back. Throws AppError,
 * `auth/link-invalid` for one that was used or is old.
 */
export async function applyEmailLink(access: DataAccess, code: string): Promise<void> {
  try {
    await applyActionCode(access.auth, code);
  } catch (error) {
    throw linkError(error);
  }
}
