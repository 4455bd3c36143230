import type { CallableInput, CallableKey, CallableOutput, callables } from '@countin/domain/callables';
import { AppError } from '@countin/domain/errors';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';

/** The schemas of all operations are large, and screens are complete without them. */
const loadCallables = () => import('./operation-schemas.ts');

/** Starts to load what {@link callOperation} needs, so that the first call does not wait for it. */
export function preloadOperations(): void {
  // If it fails, the call loads it again and reports the error.
  loadCallables().catch(() => undefined);
}

/**
 * Calls one of the product's callables and parses the answer.
 *
 * @throws AppError with the error code that the function returned
 */
export async function callOperation<K extends CallableKey>(
  access: DataAccess,
  key: K,
  input: CallableInput<K>,
): Promise<CallableOutput<K>> {
  // If it fails, the call loads it again and reports the error.
  access.prepareCalls?.().catch(() => undefined);
  const { callables: all } = await loadCallables().catch((error: unknown) => {
    throw new AppError('service/unavailable', { cause: error });
  });
  return (await send(access, all[key], input)) as CallableOutput<K>;
}

type Contract = (typeof callables)[CallableKey];

/**
 * Calls a callable whose schemas are there. It is for screens that show nothing before the answer: they do not wait for the
 * schemas of all operations.
 *
 * @throws AppError with the error code that the function returned
 */
export async function callContract<C extends Contract>(
  access: DataAccess,
  contract: C,
  input: v.InferInput<C['input']>,
): Promise<v.InferOutput<C['output']>> {
  return (await send(access, contract, input)) as v.InferOutput<C['output']>;
}

async function send(
  access: DataAccess,
  { name, output }: { readonly name: string; readonly output: v.GenericSchema },
  input: unknown,
): Promise<unknown> {
  const parsed = v.safeParse(output, await access.callFunction(name, input));
  if (!parsed.success) throw new AppError('service/unknown', { cause: parsed.issues });
  return parsed.output;
}
