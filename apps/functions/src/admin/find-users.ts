import { nameMatches, nameStart } from '@countin/domain/admin';
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

type Input = v.InferOutput<typeof callables.findUsers.input>;
type Search = Omit<Input, 'cursor'>;
type Found = v.InferOutput<typeof callables.findUsers.output>;

/** The most people of one answer. A call reads one document more at most, however many people there are. */
export const USERS_PAGE = 40;
/** Comes after every text that begins with the characters before it, in the order of UTF-8. */
const LAST = '\u{10ffff}';

/**
 * Finds people by uid, then by prefix of the address, then by prefixes of words of the name. An empty text finds all,
 * newest first. A person whom the directory lacks so far is found by the whole address, or the uid.
 *
 * @throws AppError `field/id` for a cursor that is none
 */
export async function findUsers(services: Services, _admin: Person, { cursor, ...search }: Input): Promise<Found> {
  const { db, log } = services;
  if (cursor === null) await completeSearched(services, search.text);
  const key = searchKey(search.text);
  const named = cursor === null && key !== '' ? await namedByUid(db, search) : [];
  const start = cursor === null ? startOf(key === '' ? 'newest' : 'email') : readCursor(cursor);
  const listed = await readLists(db, start, key, search, USERS_PAGE - named.length);
  return {
    users: [...named, ...listed.people].flatMap((document) => readOrLog(documents.directoryEntry, document, log) ?? []),
    cursor: writeCursor(listed.next),
  };
}

type ListName = ListCursor['list'];

/** A list of the directory that a search reads. */
interface UserList {
  readonly field: 'createdAt' | 'emailKey' | 'nameKey';
  readonly direction: 'asc' | 'desc';
  /** Keeps those that the text may mean, as far as the database compares. */
  readonly narrow: (query: Query, key: string) => Query;
  /** Whether the text means a person of the list, whom no earlier list has named. */
  readonly names: (document: DocumentSnapshot, key: string, text: string) => boolean;
  /** The list that is read after it. */
  readonly following: ListName | null;
}

const LISTS: Readonly<Record<ListName, UserList>> = {
  newest: {
    field: 'createdAt',
    direction: 'desc',
    narrow: (query) => query,
    names: () => true,
    following: null,
  },
  email: {
    field: 'emailKey',
    direction: 'asc',
    narrow: (query, key) => query.where('emailKey', '>=', key).where('emailKey', '<', key + LAST),
    names: (document, _key, text) => document.id !== text,
    following: 'name',
  },
  name: {
    field: 'nameKey',
    direction: 'asc',
    narrow: (query, key) => query.where('nameStarts', 'array-contains', nameStart(key)),
    names: (document, key, text) => document.id !== text && !beginsAddress(document, key) && beginsName(document, key),
    following: null,
  },
};

function beginsAddress(document: DocumentSnapshot, key: string): boolean {
  return readField(documents.directoryEntry, document, 'emailKey')?.startsWith(key) === true;
}

/** The database compares no more than the beginning of a long text. */
function beginsName(document: DocumentSnapshot, key: string): boolean {
  const name = readField(documents.directoryEntry, document, 'displayName');
  return name !== undefined && nameMatches(name, key);
}

function startOf(list: ListName): ListCursor {
  return { list, after: null };
}

/** Reads up to a number of documents, from one list after the other. */
async function readLists(
  db: Firestore,
  start: ListCursor,
  key: string,
  search: Search,
  most: number,
): Promise<{ readonly people: readonly DocumentSnapshot[]; readonly next: ListCursor | null }> {
  const people: DocumentSnapshot[] = [];
  let next: ListCursor | null = start;
  let room = most;
  while (next && room > 0) {
    const list: UserList = LISTS[next.list];
    const page: QuerySnapshot = await listQuery(db, next, key, search).limit(room).get();
    people.push(...page.docs.filter((document) => list.names(document, key, search.text)));
    next = page.size === room ? nextPage(next.list, page) : list.following && startOf(list.following);
    room -= page.size;
  }
  return { people, next };
}

function nextPage(list: ListName, { docs }: QuerySnapshot): ListCursor | null {
  const last = docs.at(-1);
  return last ? { list, after: positionOf(last.id, last.get(LISTS[list].field)) } : null;
}

function listQuery(db: Firestore, { list, after }: ListCursor, key: string, search: Search): Query {
  const { field, direction, narrow } = LISTS[list];
  const filtered = filtersOf(search).reduce((query, [name, value]) => query.where(name, '==', value), directory(db));
  const ordered = narrow(filtered, key).orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
  return after ? ordered.startAfter(...afterPosition(after)) : ordered;
}

async function namedByUid(db: Firestore, search: Search): Promise<readonly DocumentSnapshot[]> {
  const { docs } = await directory(db).where('uid', '==', search.text).limit(1).get();
  return docs.filter((document) =>
    filtersOf(search).every(([name, value]) => readField(documents.directoryEntry, document, name) === value),
  );
}

function directory(db: Firestore): Query {
  return db.collection(documents.userDirectory().path);
}

/** Fields that are asked for, with their values. */
function filtersOf({ userType, subscription, suspended, requestedPro }: Search) {
  const filters = [
    ['userType', userType],
    ['subscription', subscription],
    ['suspended', suspended],
    ['requestedPro', requestedPro ? true : null],
  ] as const;
  return filters.filter(([, value]) => value !== null);
}
