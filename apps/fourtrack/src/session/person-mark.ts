import { PERSON_KEY } from '@countin/public-pages/enhance';

/** The part of storage that the mark needs; null where storage is blocked. */
export type MarkStorage = Pick<Storage, 'setItem' | 'removeItem'>;

/**
 * Leaves the person's name for the navigation of server-rendered pages, which load no Firebase to find out.
 * A name only: it opens nothing.
 */
export function markPerson(storage: MarkStorage, displayName: string, email: string | null): void {
  storage.setItem(PERSON_KEY, displayName.trim() || (email?.split('@')[0] ?? ''));
}

export function unmarkPerson(storage: MarkStorage): void {
  storage.removeItem(PERSON_KEY);
}
