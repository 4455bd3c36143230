import { PERSON_KEY, writePerson, type BarPerson } from '@countin/public-pages/bar';

/** The storage methods needed to cache the user; null where storage is blocked. */
export type NameStorage = Pick<Storage, 'setItem' | 'removeItem'>;

/** Caches the signed-in user for the navigation of server-rendered pages, which do not load Firebase. */
export function cacheDisplayName(storage: NameStorage, person: BarPerson): void {
  storage.setItem(PERSON_KEY, writePerson(person));
}

export function forgetDisplayName(storage: NameStorage): void {
  storage.removeItem(PERSON_KEY);
}

/** Display name of a user; without one, the part of the e-mail address before the @. */
export function displayNameOf(displayName: string, email: string | null): string {
  return displayName.trim() || (email?.split('@')[0] ?? '');
}
