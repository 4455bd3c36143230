import { onAuthStateChanged, type User as ProviderUser } from 'firebase/auth';
import type { DataAccess, Dispose } from '../access/data-access.ts';

/** Who is signed in (section 3 of the specification). */
export interface Session {
  readonly uid: string;
  readonly email: string | null;
  readonly photoURL: string | null;
}

/** Tells who is signed in, now and at every change; null is nobody. Says nothing until the stored session was read. */
export function observeSession(access: DataAccess, onChange: (session: Session | null) => void): Dispose {
  return onAuthStateChanged(access.auth, (user) => onChange(user && sessionOf(user)));
}

/** Who is signed in, once the stored session was read. For route guards. */
export async function currentSession(access: DataAccess): Promise<Session | null> {
  await access.auth.authStateReady();
  const { currentUser } = access.auth;
  return currentUser && sessionOf(currentUser);
}

export function sessionOf(user: ProviderUser): Session {
  return { uid: user.uid, email: user.email, photoURL: user.photoURL };
}
