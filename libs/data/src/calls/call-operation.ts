import type { CallableInput, CallableKey, CallableOutput } from '@countin/domain/callables';
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
  const { callables } = await loadCallables().catch((error: unknown) => {
    throw new AppError('service/unavailable', { cause: error });
  });
  const { name, output } = callables[key];
  const answer = await access.callFunction(name, input);
  const parsed = v.safeParse(output, answer);
  if (!parsed.success) throw new AppError('service/unknown', { cause: parsed.issues });
  return parsed.output as CallableOutput<K>;
}
