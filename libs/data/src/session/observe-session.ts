import { onAuthStateChanged, type User as ProviderUser } from 'firebase/auth';
import type { DataAccess } from '../ports/data-access.ts';
import type { Dispose } from '../ports/dispose.ts';

/** Signed-in user (section 3 of the specification). */
export interface Session {
  readonly uid: string;
  readonly email: string | null;
  readonly photoURL: string | null;
}

/** Reports the signed-in user or null, first when the stored session is read and then at every change. */
export function observeSession(access: DataAccess, onChange: (session: Session | null) => void): Dispose {
  return onAuthStateChanged(access.auth, (user) => onChange(user && sessionOf(user)));
}

/** Resolves to the signed-in user once the stored session is read. For route guards. */
export async function currentSession(access: DataAccess): Promise<Session | null> {
  await access.auth.authStateReady();
  const { currentUser } = access.auth;
  return currentUser && sessionOf(currentUser);
}

export function sessionOf(user: ProviderUser): Session {
  return { uid: user.uid, email: user.email, photoURL: user.photoURL };
}
