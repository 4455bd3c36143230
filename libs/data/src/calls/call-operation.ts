import { callables, type CallableInput, type CallableKey, type CallableOutput } from '@countin/domain/callables';
import { AppError } from '@countin/domain/errors';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';

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
  const { name, output } = callables[key];
  const answer = await access.callFunction(name, input);
  const parsed = v.safeParse(output, answer);
  if (!parsed.success) throw new AppError('service/unknown', { cause: parsed.issues });
  return parsed.output as CallableOutput<K>;
}
