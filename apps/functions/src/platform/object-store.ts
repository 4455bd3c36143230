import type { Bucket } from '@google-cloud/storage';

/** An object as a listing has it. */
export interface ListedObject {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** Objects of the bucket by name, past its rules. */
export interface ObjectStore {
  /** Pages of objects in the order of their names, from behind one on; null begins with the first. */
  list(after: string | null): AsyncIterable<readonly ListedObject[]>;
  /** Bytes of an object; null when there is none. */
  sizeOf(name: string): Promise<number | null>;
  read(name: string): Promise<Uint8Array>;
  /** Some bytes of an object, which has all of them. */
  readPart(name: string, at: number, length: number): Promise<Uint8Array>;
  /** Writes an object that never changes. Again is harmless. */
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Removes an object; one that is not there is none. */
  remove(name: string): Promise<void>;
  /** Removes every object whose name begins so. */
  removeFolder(prefix: string): Promise<void>;
}

/** Names that one request asks for. */
const PAGE = 500;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The bucket in the cloud, or on the emulator that the environment names. Its library is loaded at the first use. */
export function createObjectStore(bucketName: string): ObjectStore {
  let opening: Promise<Bucket> | null = null;
  const bucket = () => {
    // Each operation may run twice with the same result. By default only the reads would be retried, and after the first
    // write not even those: its library disables retries for good with a write that must not be retried.
    opening ??= import('@google-cloud/storage').then(({ IdempotencyStrategy, Storage }) =>
      new Storage({ retryOptions: { idempotencyStrategy: IdempotencyStrategy.RetryAlways } }).bucket(bucketName),
    );
    return opening;
  };
  const file = async (name: string) => (await bucket()).file(name);
  return {
    list: async function* (after) {
      yield* pagesAfter(await bucket(), after);
    },
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
    readPart: async (name, at, length) =>
      length === 0 ? new Uint8Array() : (await (await file(name)).download({ start: at, end: at + length - 1 }))[0],
    write: async (name, bytes, contentType) =>
      // In one request: none of them is large enough to go on where it stopped.
      (await file(name)).save(Buffer.from(bytes), {
        resumable: false,
        contentType,
        metadata: { cacheControl: IMMUTABLE },
      }),
    remove: async (name) => void (await (await file(name)).delete({ ignoreNotFound: true })),
    removeFolder: async (prefix) => void (await (await bucket()).deleteFiles({ prefix })),
  };
}

async function* pagesAfter(bucket: Bucket, after: string | null): AsyncGenerator<readonly ListedObject[]> {
  let last = after ?? '';
  let pageToken: string | undefined;
  do {
    const [files, next] = await bucket.getFiles({
      autoPaginate: false,
      maxResults: PAGE,
      startOffset: last,
      pageToken,
    });
    // The emulator knows no startOffset, and begins anew when the object that its token names is gone.
    const objects = files
      .filter(({ name }) => name > last)
      .map(({ name, metadata }) => ({ name, writtenAt: Date.parse(metadata.timeCreated ?? '') }));
    last = objects.at(-1)?.name ?? last;
    if (objects.length > 0) yield objects;
    ({ pageToken } = next ?? {});
  } while (pageToken !== undefined);
}
