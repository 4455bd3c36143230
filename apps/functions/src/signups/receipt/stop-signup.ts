import { campaignScopes } from '@countin/domain/campaigns';
import type { callables, CallableOutput } from '@countin/domain/callables';
import type { ConsentEvent, ConsentScope } from '@countin/domain/consent';
import { documents, readValidDocument, type SignupRecord } from '@countin/domain/documents';
import { scopeOf } from '@countin/domain/fan';
import { fanIdOf } from '@countin/server-hash';
import type { Transaction } from '@google-cloud/firestore';
import type { InferInput } from 'valibot';
import { campaignMessageId } from '../../platform/message-ids.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';
import { readPerson, type Relation } from './read-person.ts';
import { isSameScope, readWithdrawal, scopesIn, withdrawConsents } from './withdraw-consents.ts';

/**
 * Ends every consent that the receipt lists. A mail program's one click (RFC 8058) ends what its message is about. That is
 * a signup, or each consent that permits a campaign. Pending requests are deleted, so that their links revive nothing.
 *
 * @throws AppError `signup/token-invalid`, `signup/moved`, `limit/too-many`
 */
export async function stopSignup(
  services: Services,
  address: string,
  {
    token,
    oneClick = false,
    campaignId = null,
  }: { readonly token: string; readonly oneClick?: boolean; readonly campaignId?: string | null },
): Promise<CallableOutput<'stopSignup'>> {
  limitReceipts(services, address);
  const link = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const { signup } = await readLinked(transaction, link);
    const scopes = oneClick ? await scopesOfMessage(services, transaction, signup, campaignId) : null;
    const stopped = await stop(services, transaction, signup, scopes, oneClick ? 'one-click' : 'receipt', campaignId);
    return { state: 'stopped', productId: signup.productId, stopped };
  });
}

/**
 * Withdraws one consent of the fan behind a receipt; the others stay. Idempotent, also for what was never agreed to.
 *
 * @throws AppError `signup/token-invalid`, `signup/moved`, `limit/too-many`
 */
export async function stopConsent(
  services: Services,
  address: string,
  { token, scope, campaignId }: InferInput<typeof callables.stopConsent.input>,
): Promise<CallableOutput<'stopConsent'>> {
  limitReceipts(services, address);
  const link = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const { signup } = await readLinked(transaction, link);
    const stopped = await stop(services, transaction, signup, [scope], 'receipt', campaignId ?? null);
    const isOwn = isSameScope(scope, scopeOf(signup));
    return { state: isOwn ? 'stopped' : signup.state, productId: signup.productId, stopped };
  });
}

/** What a message says that it is about. A campaign that is gone was permitted by its signup at least. */
async function scopesOfMessage(
  { db }: Services,
  transaction: Transaction,
  signup: SignupRecord,
  campaignId: string | null,
): Promise<ConsentScope[]> {
  const own = scopeOf(signup);
  if (campaignId === null) return [own];
  const { path } = documents.campaign(signup.ownerKind, signup.ownerId, campaignId);
  const campaign = readValidDocument(documents.campaign, await transaction.get(db.doc(path)));
  return campaign ? [own, ...campaignScopes(campaign).filter((scope) => !isSameScope(scope, own))] : [own];
}

/**
 * Withdraws these consents of a person, or all.
 *
 * @returns those that were open
 */
async function stop(
  services: Services,
  transaction: Transaction,
  signup: SignupRecord,
  scopes: readonly ConsentScope[] | null,
  method: ConsentEvent['method'],
  campaignId: string | null,
): Promise<ConsentScope[]> {
  const person: readonly Relation[] = await readPerson(services, transaction, signup);
  const withdrawals = await Promise.all(
    person.map((relation) => {
      const own = scopesIn(relation);
      const ending = scopes === null ? own : own.filter((each) => scopes.some((scope) => isSameScope(scope, each)));
      return readWithdrawal(services, transaction, relation, ending);
    }),
  );
  const message = await campaignMessageOf(services, transaction, signup, campaignId);
  for (const withdrawal of withdrawals) withdrawConsents(services, transaction, withdrawal, method);
  const stopped = withdrawals.flatMap((withdrawal) => withdrawal.scopes);
  if (message && stopped.length > 0) updateDocument(transaction, message, { unsubscribedAt: services.now() });
  return stopped;
}

/** The fan's message of a campaign, in whose results an unsubscription counts; null where it was counted, or for none. */
async function campaignMessageOf(
  { db, signupSecret }: Services,
  transaction: Transaction,
  person: SignupRecord,
  campaignId: string | null,
) {
  if (campaignId === null) return null;
  const id = campaignMessageId(campaignId, fanIdOf(signupSecret, person.ownerId, person));
  const reference = refTo(db, documents.outboxMessage(id));
  const message = readValidDocument(documents.outboxMessage, await transaction.get(reference.ref));
  return message?.unsubscribedAt === null ? reference : null;
}
