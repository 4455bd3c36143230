import type { HttpsFunction } from 'firebase-functions/v2/https';

/**
 * One function for many callables: `studio/createProfile` reaches `createProfile`. Operations that belong
 * together share a process this way, locally and in the cloud.
 */
export function dispatch(operations: Readonly<Record<string, HttpsFunction>>): HttpsFunctionBody {
  return (request, response) => {
    const name = request.path.replace(/\/+$/, '').split('/').at(-1) ?? '';
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (operation) return operation(request, response);
    // In the form in which client SDKs expect a callable's error, and read by pages of other origins.
    response
      .status(404)
      .set('Access-Control-Allow-Origin', '*')
      .json({ error: { status: 'NOT_FOUND', message: 'There is no such operation.' } });
  };
}

/** Handler that `onRequest` takes. */
type HttpsFunctionBody = (...args: Parameters<HttpsFunction>) => ReturnType<HttpsFunction>;
