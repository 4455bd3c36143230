import { signOut as leave } from 'firebase/auth';
import type { DataAccess } from '../ports/data-access.ts';

/** Signs out. A failure is logged, as the error catalogue says, and thrown. */
export async function signOut(access: DataAccess): Promise<void> {
  try {
    await leave(access.auth);
  } catch (error) {
    access.log('Logout error', error);
    throw error;
  }
}
