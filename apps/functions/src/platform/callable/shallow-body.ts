import type { HttpsFunction } from 'firebase-functions/v2/https';

/** Deeper than any input of ours, and far from where the SDK's recursion ends. */
const DEEPEST = 64;

/** An answer to what no operation could read, in the form in which client SDKs expect a callable's error. */
export const MALFORMED = {
  error: {
    status: 'INVALID_ARGUMENT',
    message: 'service/malformed',
    details: { code: 'service/malformed', field: null, retryAfterSeconds: null },
  },
} as const;

/** Key of the SDK's own types. Our clients send none, and the SDK fails at any that it does not know. */
const TYPE_KEY = '@type';

/**
 * Whether a parsed body is no call, or the SDK would fail at its depth or types. A call has `data` alone. The SDK logs
 * bodies without it, and fails at a key like `hasOwnProperty`.
 */
export function isUnreadable(body: unknown): boolean {
  const keys = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  if (keys.length !== 1 || keys[0] !== 'data') return true;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST || level.some((value) => Object.hasOwn(Object(value) as object, TYPE_KEY))) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null
        ? Object.values(value).filter((inner) => typeof inner === 'object' && inner !== null)
        : [],
    );
  }
  return false;
}

/** The callable, behind a check of the body. The SDK unpacks a body by recursion before our code sees it. */
export function withShallowBody<Callable extends HttpsFunction>(callable: Callable): Callable {
  const guarded = (...[request, response]: Parameters<HttpsFunction>) => {
    // The SDK answers preflight requests, which have no body, and refuses all other methods.
    if (request.method !== 'POST' || !isUnreadable(request.body)) return callable(request, response);
    // Pages of other origins read the code. Calls carry no cookies.
    response.status(400).set('Access-Control-Allow-Origin', '*').json(MALFORMED);
  };
  // Properties of a function that the platform reads: its options, and `run` for tests.
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(callable)) as unknown as Callable;
}
