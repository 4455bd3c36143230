/** A public object of the bucket, as it comes. */
export interface FoundObject {
  /** Bytes that come; null where Storage does not say. */
  readonly size: number | null;
  readonly type: string | null;
  /**
   * Which bytes of how many, where a range was asked for and is returned. Not satisfied where it lies behind the end.
   */
  readonly range: { readonly contentRange: string; readonly satisfied: boolean } | null;
  readonly body: ReadableStream<Uint8Array>;
}

/**
 * Reads a public object by its name; null when there is none, or none that is public. Throws when Storage is away.
 *
 * @param range a `Range` header of one range; Storage may answer with the whole all the same
 */
export type ReadObject = (name: string, signal: AbortSignal, range?: string) => Promise<FoundObject | null>;

/** Milliseconds until Storage must have begun to answer. */
const ANSWER_LIMIT = 10_000;

/**
 * Reads over Firebase's own address for objects, without credentials. `storage.rules` say what is public, so a mistake
 * here can never reveal anything else. Locally and in the cloud it is the same request.
 *
 * @param objectsUrl base address of the bucket's objects, without a trailing slash
 */
export function createObjectReader(objectsUrl: string): ReadObject {
  return async (name, signal, range) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`no answer within ${ANSWER_LIMIT} ms`)), ANSWER_LIMIT);
    try {
      const answer = await fetch(`${objectsUrl}/${encodeURIComponent(name)}?alt=media`, {
        // A body that is compressed in transit would not match the size in the header.
        headers: { 'accept-encoding': 'identity', ...(range !== undefined && { range }) },
        redirect: 'error',
        signal: AbortSignal.any([signal, late.signal]),
      });
      const contentRange = answer.headers.get('content-range');
      const partial = contentRange !== null && (answer.status === 206 || answer.status === 416);
      if ((answer.status === 200 || partial) && answer.body) {
        return {
          size: sizeOf(answer),
          type: answer.headers.get('content-type'),
          range: partial ? { contentRange, satisfied: answer.status === 206 } : null,
          body: answer.body,
        };
      }
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
