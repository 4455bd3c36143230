import type { CallableOutput } from '@countin/domain/callables';
import { asksOf } from '../../messages/ask-record.ts';
import { scopeOf, withoutWording } from '../../consent/signup-events.ts';
import { appendConsents, readLedger } from '../../consent/stored-ledger.ts';
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
  { token, oneClick = false }: { readonly token: string; readonly oneClick?: boolean },
): Promise<CallableOutput<'stopSignup'>> {
  limitReceipts(services, address);
  const link = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const { signup } = await readLinked(transaction, link);
    const asks = await transaction.get(asksOf(services.db, signup.id));
    const ledger = await readLedger(services, transaction, signup);
    for (const { ref } of asks.docs) transaction.delete(ref);
    if (signup.state !== 'stopped') {
      const at = services.now();
      const { channel } = signup;
      const method = oneClick ? 'one-click' : 'receipt';
      appendConsents(services, transaction, ledger, {
        before: signup,
        events: [{ scope: scopeOf(signup), channel, action: 'withdrawn', method, ...withoutWording(signup), at }],
        answers: signup,
        replacesAnswers: false,
      });
      updateDocument(transaction, link.signup, { state: 'stopped', stoppedAt: at });
    }
    return { state: 'stopped', productId: signup.productId };
  });
}
