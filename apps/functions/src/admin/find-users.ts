import { nameMatches, nameStart, type DirectoryEntry } from '@countin/domain/admin';
import type { callables } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { searchKey } from '@countin/domain/fields';
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from '@google-cloud/firestore';
import type * as v from 'valibot';
import type { Person } from '../platform/callable/guards.ts';
import { readOrLog } from '../platform/read-or-log.ts';
import type { Services } from '../platform/services.ts';
import { completeSearched } from './directory.ts';
import { afterPosition, positionOf, readCursor, writeCursor, type ListCursor } from './list-position.ts';

type Wanted = v.InferOutput<typeof callables.findUsers.input>;
type Search = Omit<Wanted, 'cursor'>;
type Found = v.InferOutput<typeof callables.findUsers.output>;

/** The most people of one answer. A call reads one document more at most, however many people there are. */
export const USERS_PAGE = 40;
/** Comes after every text that begins with what stands before it, in the order of UTF-8. */
const LAST = '\u{10ffff}';

/**
 * Finds people: by uid, then by how addresses begin, then by how the words of names begin; without a text all, newest
 * first. A person whom the directory lacks so far is found by the whole address, or the uid.
 *
 * @throws AppError `field/id` for a cursor that is none
 */
export async function findUsers(services: Services, _admin: Person, { cursor, ...search }: Wanted): Promise<Found> {
  const { db, log } = services;
  if (cursor === null) await completeSearched(services, search.text);
  const key = searchKey(search.text);
  const users: DirectoryEntry[] = [];
  let next: ListCursor | null =
    cursor === null ? { list: key === '' ? 'newest' : 'email', after: null } : readCursor(cursor);
  const take = (document: DocumentSnapshot) => {
    const entry = readOrLog(documents.directoryEntry, document, log);
    if (entry) users.push(entry);
  };

  if (cursor === null && key !== '') for (const named of await namedByUid(db, search)) take(named);
  let room = USERS_PAGE - users.length;
  while (next && room > 0) {
    const { list }: ListCursor = next;
    const page: QuerySnapshot = await query(db, next, key, search).limit(room).get();
    // Whom an earlier list has named, a later one leaves out.
    for (const document of page.docs)
      if (isNamedSo(document, list, key) && !namedBefore(document, list, key, search)) take(document);
    const last: DocumentSnapshot | undefined = page.size === room ? page.docs.at(-1) : undefined;
    room -= page.size;
    next = last ? { list, after: positionOf(last.id, last.get(FIELDS[list])) } : listAfter(list);
  }
  return { users, cursor: writeCursor(next) };
}

async function namedByUid(db: Firestore, search: Search): Promise<readonly DocumentSnapshot[]> {
  const { docs } = await directory(db).where('uid', '==', search.text).limit(1).get();
  return docs.filter((document) => fits(document, search));
}

/** Start of the list that follows a list that has been read to its end. */
function listAfter(list: ListCursor['list']): ListCursor | null {
  return list === 'email' ? { list: 'name', after: null } : null;
}

const FIELDS = { newest: 'createdAt', email: 'emailKey', name: 'nameKey' } as const;

function directory(db: Firestore): Query {
  return db.collection(documents.userDirectory().path);
}

function query(
  db: Firestore,
  { list, after }: ListCursor,
  key: string,
  { userType, subscription, suspended, askedForPro }: Search,
): Query {
  let found = directory(db);
  if (userType !== null) found = found.where('userType', '==', userType);
  if (subscription !== null) found = found.where('subscription', '==', subscription);
  if (suspended !== null) found = found.where('suspended', '==', suspended);
  if (askedForPro) found = found.where('askedForPro', '==', true);
  const field = FIELDS[list];
  if (list === 'email') found = found.where(field, '>=', key).where(field, '<', key + LAST);
  if (list === 'name') found = found.where('nameStarts', 'array-contains', nameStart(key));
  const direction = list === 'newest' ? 'desc' : 'asc';
  const ordered = found.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
  return after ? ordered.startAfter(...afterPosition(after)) : ordered;
}

function fits(document: DocumentSnapshot, { userType, subscription, suspended, askedForPro }: Search): boolean {
  const field = (name: 'userType' | 'subscription' | 'suspended' | 'askedForPro') =>
    readField(documents.directoryEntry, document, name);
  return (
    (userType === null || field('userType') === userType) &&
    (subscription === null || field('subscription') === subscription) &&
    (suspended === null || field('suspended') === suspended) &&
    (!askedForPro || field('askedForPro') === true)
  );
}

/** The database compares no more than the beginning of a long text. */
function isNamedSo(document: DocumentSnapshot, list: ListCursor['list'], key: string): boolean {
  const name = readField(documents.directoryEntry, document, 'displayName');
  return list !== 'name' || (name !== undefined && nameMatches(name, key));
}

function namedBefore(document: DocumentSnapshot, list: ListCursor['list'], key: string, { text }: Search): boolean {
  if (list === 'newest') return false;
  const address = readField(documents.directoryEntry, document, 'emailKey');
  return document.id === text || (list === 'name' && address?.startsWith(key) === true);
}
