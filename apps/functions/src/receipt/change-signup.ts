import type { callables, CallableOutput } from '@countin/domain';
import type { InferOutput } from 'valibot';
import type { Services } from '../services.ts';
import { findSignup, limitReceipts, readSignup } from './find-signup.ts';

type Change = InferOutput<typeof callables.changeSignup.input>;

/**
 * Gives a fan another service or language. What was agreed to stays as it was shown.
 *
 * @throws AppError `signup/token-invalid`, `limit/too-many`
 */
export async function changeSignup(services: Services, address: string, { token, service, language }: Change): Promise<CallableOutput<'changeSignup'>> {
  limitReceipts(services, address);
  const reference = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const { state, productId } = readSignup(await transaction.get(reference));
    transaction.update(reference, { service, language });
    return { state, productId };
  });
}
