import { callables, type CallableKey } from '@countin/domain/callables';
import type { CallableFunction, CallableRequest, HttpsFunction } from 'firebase-functions/v2/https';
import { OPERATIONS } from '../operations.ts';
import type { CallContext } from '../platform/callable/call-context.ts';
import type { Operations } from '../platform/callable/operations.ts';
import type { TestWorld } from './services.ts';

/** Claims of a sign-in with a password, a second ago. */
const claimsNow = (world: TestWorld, uid: string) => ({
  email: `${uid}@example.com`,
  auth_time: Math.floor(world.now() / 1000) - 1,
  firebase: { sign_in_provider: 'password' },
});

/** An operation alone, bound to the process that it runs in: binding all takes longer than a call. */
export function bindOperation(key: string, context: CallContext): HttpsFunction | undefined {
  const [name = ''] = (callables as Readonly<Record<string, { readonly name: string }>>)[key]?.name.split('/') ?? [];
  const operation = (OPERATIONS as Readonly<Record<string, Operations>>)[name]?.[key];
  return operation?.bind(context);
}

/**
 * Calls an operation as a signed-in user, or without a sign-in, through its guards.
 *
 * @returns `done`, or the code of the refusal
 */
export async function callAs(
  world: TestWorld,
  uid: string | null,
  key: CallableKey,
  input: object,
  claims: object = {},
): Promise<string> {
  return (await answerAs(world, uid, key, input, claims)).code;
}

/**
 * Calls an operation like {@link callAs}.
 *
 * @returns the same code, with the result of a call that was not refused
 */
export async function answerAs(
  world: TestWorld,
  uid: string | null,
  key: CallableKey,
  input: object,
  claims: object = {},
): Promise<{ readonly code: string; readonly result?: unknown }> {
  const handler = bindOperation(key, { services: () => world, addressOf: () => '203.0.113.7' });
  const request = {
    data: input,
    ...(uid !== null && { auth: { uid, token: { ...claimsNow(world, uid), ...claims } } }),
    rawRequest: { headers: {}, res: { setHeader: () => undefined } },
  } as unknown as CallableRequest<unknown>;
  return (handler as CallableFunction<unknown, Promise<unknown>>).run(request).then(
    (result) => ({ code: 'done', result }),
    (error: { readonly details?: { readonly code?: string } }) => ({ code: error.details?.code ?? String(error) }),
  );
}
