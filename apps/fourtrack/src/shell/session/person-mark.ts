import { PERSON_KEY, writePerson, type BarPerson } from '@countin/public-pages/bar';

/** The part of storage that the mark needs; null where storage is blocked. */
export type MarkStorage = Pick<Storage, 'setItem' | 'removeItem'>;

/** Leaves who is signed in for the navigation of server-rendered pages, which load no Firebase to find out. */
export function cacheDisplayName(storage: MarkStorage, person: BarPerson): void {
  storage.setItem(PERSON_KEY, writePerson(person));
}

export function forgetDisplayName(storage: MarkStorage): void {
  storage.removeItem(PERSON_KEY);
}

/** What somebody is called: by their name, or by what stands before the @. */
export function calledBy(displayName: string, email: string | null): string {
  return displayName.trim() || (email?.split('@')[0] ?? '');
}
