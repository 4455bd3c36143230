import { PERSON_KEY, writePerson, type BarPerson } from '@countin/public-pages/bar';
import { DEVICE_LIST_KEY } from '@countin/public-pages/keep';

/** The storage methods needed to cache the user; null where storage is blocked. */
export type NameStorage = Pick<Storage, 'setItem' | 'removeItem'>;

/** Caches the signed-in user for the navigation of server-rendered pages, which do not load Firebase. */
export function cacheDisplayName(storage: NameStorage, person: BarPerson): void {
  storage.setItem(PERSON_KEY, writePerson(person));
}

/** Removes the cached user, and what the device keeps, on log-out. */
export function forgetDisplayName(storage: NameStorage): void {
  storage.removeItem(PERSON_KEY);
  storage.removeItem(DEVICE_LIST_KEY);
}

/** Display name of a user; without one, the part of the e-mail address before the @. */
export function displayNameOf(displayName: string, email: string | null): string {
  return displayName.trim() || (email?.split('@')[0] ?? '');
}
