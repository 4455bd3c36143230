import type { SignInMode } from '@countin/account';
import type { DataAccess } from '@countin/data/access';
import { checkArtistOwner } from '@countin/data/profiles';
import { currentSession, signIn, signUp, type NewAccount, type Session } from '@countin/data/session';
import { checkPro, getUser } from '@countin/data/users';
import { adoptLanguage } from '@countin/i18n';
import type { BarPerson } from '@countin/public-pages/bar';
import { calledBy, cacheDisplayName, type MarkStorage } from './person-mark.ts';

/** Signs in or up, and leaves who that is for the pages without Firebase. Throws AppError `auth/…`. */
export async function enter(
  access: DataAccess,
  storage: MarkStorage,
  mode: SignInMode,
  account: NewAccount,
): Promise<void> {
  const session = mode === 'signup' ? await signUp(access, account) : await signIn(access, account);
  cacheDisplayName(storage, await readPerson(access, session, account.displayName));
}

/** Whether somebody is in already; then that is left again, should it have been lost. */
export async function isInAlready(access: DataAccess, storage: MarkStorage): Promise<boolean> {
  const session = await currentSession(access);
  if (!session) return false;
  cacheDisplayName(storage, await readPerson(access, session));
  return true;
}

/** Somebody as the bar shows them. What cannot be read is logged; nobody is kept out for it. */
export async function readPerson(
  access: DataAccess,
  { uid, email }: Pick<Session, 'uid' | 'email'>,
  knownAs = '',
): Promise<BarPerson> {
  const [name, ownsArtist, pro] = await Promise.all([
    knownAs || nameOf(access, uid),
    checkArtistOwner(access, uid),
    checkPro(access, uid),
  ]);
  return { name: calledBy(name, email), ownsArtist, pro };
}

async function nameOf(access: DataAccess, uid: string): Promise<string> {
  try {
    const { displayName, language } = await getUser(access, uid);
    // The start page, which comes next, is the server's: it goes by what is kept.
    adoptLanguage(window, language);
    return displayName;
  } catch (error) {
    access.log('Error loading user data:', error);
    return '';
  }
}
