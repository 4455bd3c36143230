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

/** Whether a parsed body is nested so deeply that recursion would overflow the stack. */
export function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null
        ? Object.values(value).filter((inner) => typeof inner === 'object' && inner !== null)
        : [],
    );
  }
  return false;
}

/** The callable, behind a check of the body's depth. The SDK unpacks a body by recursion before our code sees it. */
export function withShallowBody<Callable extends HttpsFunction>(callable: Callable): Callable {
  const guarded = (...[request, response]: Parameters<HttpsFunction>) => {
    if (!isTooDeep(request.body)) return callable(request, response);
    response.status(400).json(MALFORMED);
  };
  // Properties of a function that the platform reads: its options, and `run` for tests.
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(callable)) as unknown as Callable;
}
