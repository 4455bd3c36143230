import type { CallableOutput } from '@countin/domain/callables';
import { asksOf } from '../../messages/ask-record.ts';
import type { Services } from '../../platform/services.ts';
import { updateDocument } from '../../platform/write-document.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';

/**
 * Stops all messages to a fan. Pending asks are deleted, so that their links cannot revive the signup.
 *
 * @throws AppError `signup/token-invalid`, `limit/too-many`
 */
export async function stopSignup(
  services: Services,
  address: string,
  { token }: { readonly token: string },
): Promise<CallableOutput<'stopSignup'>> {
  limitReceipts(services, address);
  const link = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const { signup } = await readLinked(transaction, link);
    const asks = await transaction.get(asksOf(services.db, signup.id));
    for (const { ref } of asks.docs) transaction.delete(ref);
    if (signup.state !== 'stopped')
      updateDocument(transaction, link.signup, { state: 'stopped', stoppedAt: services.now() });
    return { state: 'stopped', productId: signup.productId };
  });
}
