import type { callables, CallableOutput } from '@countin/domain/callables';
import { documents, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { createTranslator } from '@countin/i18n';
import type { InferOutput } from 'valibot';
import { appendConsents, readLedger } from '../../consent/stored-ledger.ts';
import { isArchived, isDeleted } from '../../platform/permissions/may-act.ts';
import type { Services } from '../../platform/services.ts';
import { readFollowBeside, writeFollow } from './confirm-follow.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';

/**
 * A fan follows the artist from the receipt of another signup. The link came to the fan's own address, so no further
 * confirmation is asked for. A pending signup confirms itself first.
 *
 * @throws AppError `signup/token-invalid`, `signup/closed`, `limit/too-many`
 */
export async function followFromReceipt(
  services: Services,
  address: string,
  { token, wordingVersion, language }: InferOutput<typeof callables.followFromReceipt.input>,
): Promise<CallableOutput<'followFromReceipt'>> {
  limitReceipts(services, address);
  const link = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const { signup, seen } = await readLinked(transaction, link);
    if (seen.state === 'unconfirmed' || seen.ownerKind === 'label') throw new AppError('signup/token-invalid');
    const { path } = documents.artistProfile(signup.ownerId);
    const profile = await transaction.get(services.db.doc(path));
    const artist = readValidDocument(documents.artistProfile, profile);
    if (!artist || isDeleted(profile) || isArchived(profile)) throw new AppError('signup/closed');
    const follow = await readFollowBeside(services, transaction, signup, signup.zone);
    const ledger = await readLedger(services, transaction, signup);
    const wording = createTranslator(language)('signup:followConsent', { artist: artist.name });
    const events = writeFollow(services, transaction, ledger, follow, {
      answers: { ...signup, language },
      consent: { wordingVersion, language, wording, at: services.now() },
      methods: ['receipt', 'receipt'],
    });
    if (events)
      appendConsents(services, transaction, ledger, {
        events: [events.given, events.confirmed],
        answers: signup,
        replacesAnswers: false,
      });
    return { state: signup.state, productId: signup.productId };
  });
}
