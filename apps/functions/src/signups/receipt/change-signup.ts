import type { callables, CallableOutput } from '@countin/domain/callables';
import type { InferOutput } from 'valibot';
import type { Services } from '../../platform/services.ts';
import { updateDocument } from '../../platform/write-document.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';

type Change = InferOutput<typeof callables.changeSignup.input>;

/**
 * Gives a fan another service or language: of the pending request by its own link, else of the signup. Consents stay as
 * they were shown, and stopped ones stay stopped.
 *
 * @throws AppError `signup/token-invalid`, `limit/too-many`
 */
export async function changeSignup(
  services: Services,
  address: string,
  { token, service, language }: Change,
): Promise<CallableOutput<'changeSignup'>> {
  limitReceipts(services, address);
  const link = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const { seen, signup, request } = await readLinked(transaction, link);
    const changes = { service, language };
    if (request && link.request && seen !== signup) updateDocument(transaction, link.request, changes);
    else if (seen.state !== 'stopped') updateDocument(transaction, link.signup, changes);
    return { state: seen.state, productId: seen.productId };
  });
}
