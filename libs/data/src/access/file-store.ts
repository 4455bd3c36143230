import type { FirebaseApp } from 'firebase/app';
import { connectStorageEmulator, getBlob, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import { storageError } from '../errors/storage-error.ts';
import type { EmulatorAddress } from '../ports/emulator-address.ts';
import type { FileStore } from '../ports/file-store.ts';

/** How long a chunk is retried before the upload fails, milliseconds. The SDK's default of ten minutes is too long. */
const RETRY_LIMIT = 60_000;

/**
 * Opens the SDK for uploads. Loaded lazily by `connectFirebase`: few visits upload anything.
 *
 * @param mockUserToken user on an emulator, instead of the signed-in user
 */
export function openFileStore(
  app: FirebaseApp,
  emulator: EmulatorAddress | null,
  mockUserToken?: { readonly sub: string },
): FileStore {
  const storage = getStorage(app);
  storage.maxUploadRetryTime = RETRY_LIMIT;
  if (emulator) connectStorageEmulator(storage, emulator.host, emulator.port, mockUserToken ? { mockUserToken } : {});

  return {
    download: (name) =>
      getBlob(ref(storage, name)).catch((error: unknown) => {
        throw storageError(error);
      }),
    upload: (name, file, { contentType, onProgress, onTask, signal }) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const task = uploadBytesResumable(ref(storage, name), file, { contentType });
        onTask?.({ pause: () => void task.pause(), resume: () => void task.resume() });
        const cancel = () => void task.cancel();
        signal.addEventListener('abort', cancel, { once: true });
        const end = (settle: () => void) => {
          signal.removeEventListener('abort', cancel);
          settle();
        };
        task.on(
          'state_changed',
          ({ bytesTransferred, totalBytes }) => onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
          (error) => end(() => reject(signal.aborted ? signal.reason : storageError(error))),
          () => end(resolve),
        );
      }),
  };
}
