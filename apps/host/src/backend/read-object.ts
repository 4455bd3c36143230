/** A public object of the bucket, as it comes. */
export interface FoundObject {
  readonly size: number | null;
  readonly body: ReadableStream<Uint8Array>;
}

/** Reads a public object by its name; null when there is none, or none that is public. Throws when Storage is away. */
export type ReadObject = (name: string, signal: AbortSignal) => Promise<FoundObject | null>;

/** Milliseconds until Storage must have begun to answer. */
const ANSWER_LIMIT = 10_000;

/**
 * Reads over Firebase's own address for objects, without credentials: `storage.rules` say what is public, and
 * a mistake here can never hand out what is not. Locally and in the cloud it is the same request.
 *
 * @param objectsUrl base address of the bucket's objects, without a trailing slash
 */
export function createObjectReader(objectsUrl: string): ReadObject {
  return async (name, signal) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`no answer within ${ANSWER_LIMIT} ms`)), ANSWER_LIMIT);
    try {
      const answer = await fetch(`${objectsUrl}/${encodeURIComponent(name)}?alt=media`, {
        // What is compressed on the way would have another size than the header says.
        headers: { 'accept-encoding': 'identity' }, redirect: 'error', signal: AbortSignal.any([signal, late.signal]),
      });
      if (answer.status === 200 && answer.body) return { size: sizeOf(answer), body: answer.body };
      await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 403) return null;
      throw new Error(`Storage answered ${answer.status}`);
    } finally {
      clearTimeout(timer);
    }
  };
}

function sizeOf({ headers }: Response): number | null {
  const length = headers.get('content-length');
  return length === null ? null : Number(length);
}
