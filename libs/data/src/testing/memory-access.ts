import { AppError, type ErrorCode } from '@countin/domain/errors';
import type { DataAccess } from '../ports/data-access.ts';
import { DOCUMENT_ID, type DocumentQuery, type Filter, type RawDocument } from '../ports/document-store.ts';
import { Instant, type QueryValue } from '../ports/instant.ts';
import type { LiveObserver, LiveStore } from '../ports/live-store.ts';

/** Functions by name, such as `account/findUsers`. */
export type MemoryFunctions = Readonly<Record<string, (input: never) => unknown>>;

/** Data access to documents in memory, for tests of screens. It checks no rules. */
export interface MemoryAccess extends DataAccess {
  /** Stores a document and updates the live lists. Numbers in `createdAt`, `updatedAt` and `at` become timestamps. */
  put(path: string, document: object): void;
  /** Error of all further requests; null for none. */
  errorCode: ErrorCode | null;
  /** Leaves further requests unanswered until the returned function is called. */
  hold(): () => void;
}

interface LiveList {
  readonly read: () => readonly RawDocument[];
  readonly observer: LiveObserver<readonly RawDocument[]>;
}

/** Creates data access with documents by path, and functions. */
export function memoryAccess(
  documents: Readonly<Record<string, object>> = {},
  functions: MemoryFunctions = {},
): MemoryAccess {
  const stored = new Map<string, RawDocument>();
  const lists = new Set<LiveList>();
  let held = Promise.resolve();
  const answer = async <T>(read: () => T): Promise<T> => {
    await held;
    if (access.errorCode) throw new AppError(access.errorCode);
    return read();
  };
  const inCollection = (collection: string) =>
    [...stored.values()].filter(({ id, path }) => path === `${collection}/${id}`);
  const live: Pick<LiveStore, 'transact' | 'watchNewest'> = {
    async transact(work) {
      await answer(() => undefined);
      return work({
        get: (path) => Promise.resolve(stored.get(path) ?? null),
        create: ({ path }, fields) => access.put(path, { ...fields, createdAt: Date.now() }),
        put: ({ path }, fields) => access.put(path, { ...fields, updatedAt: Date.now() }),
        update: ({ path }, fields) => access.put(path, { ...stored.get(path)?.data, ...fields, updatedAt: Date.now() }),
      });
    },
    watchNewest(collection, field, limit, observer) {
      const list = { read: () => find(inCollection(collection), { order: [[field, 'desc']], limit }), observer };
      lists.add(list);
      answer(list.read).then((value) => lists.has(list) && observer.next({ value, current: true }), observer.error);
      return () => lists.delete(list);
    },
  };
  const access: MemoryAccess = {
    auth: { onAuthStateChanged: () => () => undefined } as unknown as DataAccess['auth'],
    store: {
      get: (path) => answer(() => stored.get(path) ?? null),
      find: (collection, query) => answer(() => find(inCollection(collection), query)),
      known: () => null,
      forget: () => undefined,
    },
    live: () => Promise.resolve(live as LiveStore),
    files: () => Promise.reject(new Error('No files in memory')),
    callFunction: (name, input) =>
      answer(() => {
        const called = functions[name];
        if (!called) throw new Error(`No function ${name}`);
        return called(input as never);
      }),
    log: (message) => {
      throw new Error(message);
    },
    errorCode: null,
    put(path, document) {
      stored.set(path, { id: path.slice(path.lastIndexOf('/') + 1), path, data: withTimestamps(document) });
      for (const { read, observer } of lists) observer.next({ value: read(), current: true });
    },
    hold() {
      const gate = Promise.withResolvers<undefined>();
      held = gate.promise.then(() => undefined);
      return () => gate.resolve(undefined);
    },
  };
  for (const [path, document] of Object.entries(documents)) access.put(path, document);
  return access;
}

function withTimestamps(document: object): Record<string, unknown> {
  const isTimestamp = (name: string, value: unknown): value is number =>
    ['createdAt', 'updatedAt', 'at'].includes(name) && typeof value === 'number';
  return Object.fromEntries(
    Object.entries(document).map(([name, value]: [string, unknown]) => [
      name,
      isTimestamp(name, value) ? Instant.fromMillis(value) : value,
    ]),
  );
}

function find(documents: readonly RawDocument[], { filters = [], order = [], after, limit }: DocumentQuery) {
  const fits = (document: RawDocument) => filters.every((filter) => matches(document, filter));
  const beyond = (document: RawDocument) =>
    after === undefined ||
    compareBy(
      order,
      order.map(([field]) => fieldOf(document, field)),
      after,
    ) > 0;
  const valuesOf = (document: RawDocument) => order.map(([field]) => fieldOf(document, field));
  // Firestore leaves documents out that lack a field of the order.
  return documents
    .filter((document) => fits(document) && beyond(document) && !valuesOf(document).includes(undefined))
    .sort((a, b) => compareBy(order, valuesOf(a), valuesOf(b)))
    .slice(0, limit);
}

function fieldOf({ id, data }: RawDocument, field: string): unknown {
  if (field === DOCUMENT_ID) return id;
  return field
    .split('.')
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | null)?.[name], data);
}

function matches(document: RawDocument, [field, operator, wanted]: Filter): boolean {
  const value = fieldOf(document, field);
  switch (operator) {
    case '==':
      return wanted === null ? value === null : compare(value, wanted) === 0;
    case 'in':
      return (wanted as readonly QueryValue[]).some((one) => value === one);
    case 'array-contains':
      return Array.isArray(value) && value.includes(wanted);
    case 'array-contains-any':
      return Array.isArray(value) && (wanted as readonly QueryValue[]).some((one) => value.includes(one));
    default:
      return value !== null && value !== undefined && holds(operator, compare(value, wanted));
  }
}

function holds(operator: '<' | '<=' | '>=', order: number): boolean {
  if (operator === '>=') return order >= 0;
  return operator === '<' ? order < 0 : order <= 0;
}

function compareBy(order: DocumentQuery['order'] = [], a: readonly unknown[], b: readonly unknown[]): number {
  for (const [at, [, direction]] of order.entries()) {
    const difference = compare(a[at], b[at]);
    if (difference !== 0) return direction === 'asc' ? difference : -difference;
  }
  return 0;
}

function compare(a: unknown, b: unknown): number {
  const [one, other] = [a, b].map((value) => (value instanceof Instant ? value.toMillis() : value)) as [string, string];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
