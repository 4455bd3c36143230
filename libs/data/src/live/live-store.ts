import { FirebaseError, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  limit as limitTo,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
} from 'firebase/firestore';
import type { RawDocument } from '../documents/parse-document.ts';
import type { Dispose } from '../ports/data-access.ts';
import { pauseWhileHidden } from './pause-while-hidden.ts';

/** Attempts of a transaction that conflicts with another writer. */
const ATTEMPTS = 5;

/** Where an emulator listens. */
export interface EmulatorAddress {
  readonly host: string;
  readonly port: number;
}

/** Update of a live subscription. */
export interface LiveUpdate<T> {
  readonly value: T;
  /** False while the connection is down and the value may be old. */
  readonly current: boolean;
}

export interface LiveObserver<T> {
  readonly next: (update: LiveUpdate<T>) => void;
  /** The subscription has ended permanently, e.g. access was revoked. A lost connection does not end it. */
  readonly error: (error: unknown) => void;
}

/** Atomic reads and writes; all reads must come before the first write. */
export interface StoreTransaction {
  /** The document, or null when there is none. */
  get(path: string): Promise<RawDocument | null>;
  /** Writes the fields of a new document, and the time of the write as `createdAt`. */
  create(path: string, fields: object): void;
  /** Writes the fields, and the time of the write as `updatedAt`. */
  update(path: string, fields: object): void;
}

/** Live subscriptions and writes over the full Firestore SDK. No SDK types, so that no other module imports it. */
export interface LiveStore {
  /** Runs `work` again if a document that it has read changes before the commit. */
  transact<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T>;
  watchDocument(path: string, observer: LiveObserver<RawDocument | null>): Dispose;
  /** The documents of a collection with the greatest `field` first. */
  watchNewest(path: string, field: string, limit: number, observer: LiveObserver<readonly RawDocument[]>): Dispose;
}

/**
 * Opens the full SDK. `connectFirebase` loads it lazily: it is larger than the rest of the data layer.
 *
 * @param mockUserToken user on an emulator, instead of the signed-in user
 */
export function openLiveStore(
  app: FirebaseApp,
  emulator: EmulatorAddress | null,
  mockUserToken?: { readonly sub: string },
): LiveStore {
  const store = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (emulator) connectFirestoreEmulator(store, emulator.host, emulator.port, mockUserToken ? { mockUserToken } : {});
  if (typeof document !== 'undefined')
    pauseWhileHidden(
      document,
      () => void disableNetwork(store),
      () => void enableNetwork(store),
    );

  return {
    async transact(work) {
      const attempt = () =>
        runTransaction(
          store,
          (transaction) =>
            work({
              get: async (path) => {
                const found = await transaction.get(doc(store, path));
                return found.exists() ? rawDocument(found) : null;
              },
              create: (path, fields) =>
                void transaction.set(doc(store, path), { ...fields, createdAt: serverTimestamp() }),
              update: (path, fields) =>
                void transaction.update(doc(store, path), { ...fields, updatedAt: serverTimestamp() }),
            }),
          { maxAttempts: 1 },
        );
      // The SDK's own retries also wait for an unavailable server, which the user should learn of at once.
      for (let further = ATTEMPTS - 1; further > 0; further -= 1) {
        try {
          return await attempt();
        } catch (error) {
          if (!isContention(error)) throw error;
        }
      }
      return attempt();
    },

    watchDocument: (path, { next, error }) =>
      onSnapshot(
        doc(store, path),
        { includeMetadataChanges: true },
        (found) => {
          const current = !found.metadata.fromCache;
          // Before the server has answered, "missing" only means that nothing is cached.
          if (found.exists() || current) next({ value: found.exists() ? rawDocument(found) : null, current });
        },
        error,
      ),

    watchNewest: (path, field, limit, { next, error }) =>
      onSnapshot(
        query(collection(store, path), orderBy(field, 'desc'), limitTo(limit)),
        { includeMetadataChanges: true },
        (found) => {
          const current = !found.metadata.fromCache;
          if (!found.empty || current) next({ value: found.docs.map(rawDocument), current });
        },
        error,
      ),
  };
}

/** Whether the transaction failed because of a conflict with another writer. */
function isContention(error: unknown): boolean {
  return error instanceof FirebaseError && (error.code === 'aborted' || error.code === 'failed-precondition');
}

function rawDocument(snapshot: DocumentSnapshot): RawDocument {
  return { id: snapshot.id, path: snapshot.ref.path, data: snapshot.data({ serverTimestamps: 'estimate' }) ?? {} };
}
