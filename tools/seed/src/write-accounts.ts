import type { Auth } from 'firebase-admin/auth';
import { PASSWORD, PEOPLE } from './people.ts';

/** Makes the log-ins, or gives them back their address and password. */
export async function writeAccounts(auth: Auth): Promise<void> {
  for (const { uid, email, displayName } of Object.values(PEOPLE)) {
    const account = { email, displayName, password: PASSWORD, emailVerified: true };
    try {
      await auth.createUser({ uid, ...account });
    } catch (error) {
      if (!['auth/uid-already-exists', 'auth/email-already-exists'].includes((error as { code?: string }).code ?? ''))
        throw error;
      await auth.updateUser(uid, account);
    }
  }
}
