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
  Timestamp,
  type DocumentSnapshot,
} from 'firebase/firestore';
import { toStored } from '@countin/domain/documents';
import type { RawDocument } from '../ports/document-store.ts';
import type { EmulatorAddress } from '../ports/emulator-address.ts';
import type { LiveStore } from '../ports/live-store.ts';
import { pauseWhileHidden } from './pause-while-hidden.ts';

/** Attempts of a transaction that conflicts with another writer. */
const ATTEMPTS = 5;

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
              create: (address, fields) =>
                void transaction.set(doc(store, address.path), {
                  ...toStored(address, fields, timestampOf),
                  createdAt: serverTimestamp(),
                }),
              put: (address, fields) =>
                void transaction.set(doc(store, address.path), {
                  ...toStored(address, fields, timestampOf),
                  updatedAt: serverTimestamp(),
                }),
              update: (address, fields) =>
                void transaction.update(doc(store, address.path), {
                  ...toStored(address, fields, timestampOf),
                  updatedAt: serverTimestamp(),
                }),
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

const timestampOf = (at: number) => Timestamp.fromMillis(at);

/** Whether the transaction failed because of a conflict with another writer. */
function isContention(error: unknown): boolean {
  return error instanceof FirebaseError && (error.code === 'aborted' || error.code === 'failed-precondition');
}

function rawDocument(snapshot: DocumentSnapshot): RawDocument {
  return { id: snapshot.id, path: snapshot.ref.path, data: snapshot.data({ serverTimestamps: 'estimate' }) ?? {} };
}
