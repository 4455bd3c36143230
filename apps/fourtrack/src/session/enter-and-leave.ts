import type { SignInMode } from '@countin/account';
import { currentSession, getUser, signIn, signUp, type DataAccess, type NewAccount, type Session } from '@countin/data';
import { markPerson, type MarkStorage } from './person-mark.ts';

/** Signs in or up, and leaves the name for the pages without Firebase. Throws AppError `auth/…`. */
export async function enter(access: DataAccess, storage: MarkStorage, mode: SignInMode, account: NewAccount): Promise<void> {
  const session = mode === 'signup' ? await signUp(access, account) : await signIn(access, account);
  markPerson(storage, account.displayName || (await nameOf(access, session)), session.email);
}

/** Whether somebody is in already; then their name is left again, should it have been lost. */
export async function isInAlready(access: DataAccess, storage: MarkStorage): Promise<boolean> {
  const session = await currentSession(access);
  if (!session) return false;
  markPerson(storage, await nameOf(access, session), session.email);
  return true;
}

/** Nobody is kept out because their name could not be read. */
async function nameOf(access: DataAccess, { uid }: Session): Promise<string> {
  try {
    return (await getUser(access, uid)).displayName;
  } catch (error) {
    access.log('Error loading user data:', error);
    return '';
  }
}
