import type { Addresses } from '@countin/dev-stack';
import { callables, type CallableInput, type CallableKey, type CallableOutput } from '@countin/domain/callables';
import * as v from 'valibot';

/** Project of the measured stack. */
export const PROJECT = 'demo-countin';
/** Password of every account that {@link newAccount} creates. */
export const BENCH_PASSWORD = 'bench-password';

/** Creates an account and signs it in. Returns its ID token. */
export async function newAccount(
  { auth }: Addresses,
  email = `bench-${crypto.randomUUID()}@example.com`,
): Promise<string> {
  const answer = await fetch(`${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: BENCH_PASSWORD,
      returnSecureToken: true,
    }),
  });
  return v.parse(v.object({ idToken: v.string() }), await answer.json()).idToken;
}

/** User id of an account, from its ID token. */
export function userIdOf(token: string): string {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return v.parse(v.object({ sub: v.string() }), payload).sub;
}

/** Response of a callable: its result or its error code. */
export type Answer<K extends CallableKey> = { readonly result: CallableOutput<K> } | { readonly errorCode: string };

/** Calls a function as a browser would. */
export async function call<K extends CallableKey>(
  { functions }: Addresses,
  key: K,
  input: CallableInput<K>,
  token?: string,
): Promise<Answer<K>> {
  const answer = await fetch(`${functions}/${PROJECT}/us-central1/${callables[key].name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ data: input }),
  });
  const body = (await answer.json()) as { result?: unknown; error?: { message: string; details?: { code?: string } } };
  if (body.error) return { errorCode: body.error.details?.code ?? body.error.message };
  return { result: v.parse(callables[key].output as v.GenericSchema<unknown, CallableOutput<K>>, body.result) };
}

/** Calls a function; throws if it fails. */
export async function mustCall<K extends CallableKey>(
  addresses: Addresses,
  key: K,
  input: CallableInput<K>,
  token?: string,
): Promise<CallableOutput<K>> {
  const answer = await call(addresses, key, input, token);
  if ('errorCode' in answer) throw new Error(`${key}: ${answer.errorCode}`);
  return answer.result;
}
