import type { SignInMode } from '@countin/account';
import type { DataAccess } from '@countin/data/access';
import { checkArtistOwner } from '@countin/data/profiles';
import { currentSession, signIn, signUp, type NewAccount, type Session } from '@countin/data/session';
import { checkPro, getUser } from '@countin/data/users';
import { adoptLanguage } from '@countin/i18n';
import type { BarPerson } from '@countin/public-pages/bar';
import { displayNameOf, cacheDisplayName, type NameStorage } from './display-name.ts';

/** Signs in or up, and caches the user for pages without Firebase. Throws AppError `auth/…`. */
export async function enter(
  access: DataAccess,
  storage: NameStorage,
  mode: SignInMode,
  account: NewAccount,
): Promise<void> {
  const session = mode === 'signup' ? await signUp(access, account) : await signIn(access, account);
  cacheDisplayName(storage, await readPerson(access, session, account.displayName));
}

/** Whether a user is signed in. If so, caches the user again, in case storage was cleared. */
export async function isInAlready(access: DataAccess, storage: NameStorage): Promise<boolean> {
  const session = await currentSession(access);
  if (!session) return false;
  cacheDisplayName(storage, await readPerson(access, session));
  return true;
}

/** User that signed in on the other site. */
interface EnteredUser extends Pick<Session, 'uid' | 'email'> {
  readonly displayName: string;
}

/** Caches a user that enters through cross-site sign-in. */
export async function cacheEnteredUser(access: DataAccess, storage: NameStorage, user: EnteredUser): Promise<void> {
  cacheDisplayName(storage, await readPerson(access, user, user.displayName));
}

/** The user as shown in the top bar. Read errors are logged and do not block the sign-in. */
async function readPerson(
  access: DataAccess,
  { uid, email }: Pick<Session, 'uid' | 'email'>,
  knownAs = '',
): Promise<BarPerson> {
  const [name, ownsArtist, pro] = await Promise.all([
    knownAs || nameOf(access, uid),
    checkArtistOwner(access, uid),
    checkPro(access, uid),
  ]);
  return { name: displayNameOf(name, email), ownsArtist, pro };
}

async function nameOf(access: DataAccess, uid: string): Promise<string> {
  try {
    const { displayName, language } = await getUser(access, uid);
    // The server renders the start page next, in the stored language.
    adoptLanguage(window, language);
    return displayName;
  } catch (error) {
    access.log('Error loading user data:', error);
    return '';
  }
}
