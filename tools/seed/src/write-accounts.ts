import type { Auth } from 'firebase-admin/auth';
import { PASSWORD, PEOPLE } from './people.ts';

/** Age of the log-ins: a new account may not write to so many fans a day. Milliseconds. */
const AGE_MS = 200 * 86_400_000;

/** Makes the log-ins, or gives them back their address and password. */
export async function writeAccounts(auth: Auth): Promise<void> {
  const creationTime = new Date(Date.now() - AGE_MS).toUTCString();
  for (const { uid, email, displayName } of Object.values(PEOPLE)) {
    const account = { email, displayName, emailVerified: true };
    // Only an import says when an account was made. One that exists stays as it is.
    if (!(await exists(auth, uid)))
      await auth.importUsers([{ uid, ...account, metadata: { creationTime, lastSignInTime: creationTime } }]);
    await auth.updateUser(uid, { ...account, password: PASSWORD });
  }
}

async function exists(auth: Auth, uid: string): Promise<boolean> {
  const { users } = await auth.getUsers([{ uid }]);
  return users.length > 0;
}
