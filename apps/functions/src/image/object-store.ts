import type { Bucket } from '@google-cloud/storage';

/** Objects of the bucket by name, past its rules. */
export interface ObjectStore {
  /** Bytes of an object; null when there is none. */
  sizeOf(name: string): Promise<number | null>;
  read(name: string): Promise<Uint8Array>;
  /** Writes an object that never changes. Again is harmless. */
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Removes an object; one that is not there is none. */
  remove(name: string): Promise<void>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The bucket in the cloud, or on the emulator that the environment names. Its library is loaded at the first use. */
export function createObjectStore(bucketName: string): ObjectStore {
  let opening: Promise<Bucket> | null = null;
  const bucket = () => {
    opening ??= import('@google-cloud/storage').then(({ Storage }) => new Storage().bucket(bucketName));
    return opening;
  };
  const file = async (name: string) => (await bucket()).file(name);
  return {
    async sizeOf(name) {
      try {
        const [{ size }] = await (await file(name)).getMetadata();
        return Number(size);
      } catch (error) {
        if ((error as { code?: unknown }).code === 404) return null;
        throw error;
      }
    },
    read: async (name) => (await (await file(name)).download())[0],
    write: async (name, bytes, contentType) =>
      // In one request: none of them is large enough to go on where it stopped.
      (await file(name)).save(Buffer.from(bytes), { resumable: false, contentType, metadata: { cacheControl: IMMUTABLE } }),
    remove: async (name) => void (await (await file(name)).delete({ ignoreNotFound: true })),
  };
}
