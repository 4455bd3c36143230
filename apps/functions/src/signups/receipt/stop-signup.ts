import type { callables, CallableOutput } from '@countin/domain/callables';
import { consentStatus, type ConsentEvent, type ConsentScope } from '@countin/domain/consent';
import { documents, readDocument, readValidDocument, type SignupRecord } from '@countin/domain/documents';
import type { FanOwner } from '@countin/domain/fan';
import type { Transaction } from '@google-cloud/firestore';
import type { InferInput } from 'valibot';
import { asksOf } from '../../messages/ask-record.ts';
import { followIdOf, labelSignupIdOf, signupIdOf } from '../../messages/signup-record.ts';
import { fanIdOf } from '../../consent/fan-id.ts';
import { scopeOf, withoutWording } from '../../consent/signup-events.ts';
import { appendConsents, readLedger } from '../../consent/stored-ledger.ts';
import { campaignMessageId } from '../../platform/message-ids.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';

/**
 * Stops all messages to a fan about one signup. Pending asks are deleted, so that their links cannot revive it.
 *
 * @throws AppError `signup/token-invalid`, `limit/too-many`
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
    await stop(
      services,
      transaction,
      { scope: scopeOf(signup), person: signup, owner: signup, signup, campaignId },
      oneClick ? 'one-click' : 'receipt',
    );
    return { state: 'stopped', productId: signup.productId };
  });
}

/**
 * Withdraws one consent of the fan behind a receipt; the others stay. Idempotent, also for what was never agreed to.
 *
 * @throws AppError `signup/token-invalid`, `limit/too-many`
 */
export async function stopConsent(
  services: Services,
  address: string,
  { token, scope, campaignId }: InferInput<typeof callables.stopConsent.input>,
): Promise<CallableOutput<'stopConsent'>> {
  limitReceipts(services, address);
  const link = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const { signup: person } = await readLinked(transaction, link);
    const id = signupIdFor(services, scope, person);
    const owner = ownerOf(scope, person);
    const reference = refTo(services.db, documents.ownedSignup(owner.ownerKind, owner.artistId, id));
    const signup = readDocument(reference, await transaction.get(reference.ref));
    await stop(services, transaction, { scope, person, owner, signup, campaignId: campaignId ?? null }, 'receipt');
    return { state: person.id === id ? 'stopped' : person.state, productId: person.productId };
  });
}

/** Id of the signup that asks for a scope. */
function signupIdFor({ signupSecret }: Services, { kind, id }: ConsentScope, person: SignupRecord): string {
  if (kind === 'label') return labelSignupIdOf(signupSecret, id, person);
  if (kind === 'release') return person.productId === id ? person.id : signupIdOf(signupSecret, id, person);
  return person.scope === 'artist' ? person.id : followIdOf(signupSecret, person.artistId, person);
}

/** Owner of the ledger of a scope. A label's news are in the label's own, also if ticked in an artist's form. */
function ownerOf({ kind, id }: ConsentScope, { artistId, ownerKind }: SignupRecord): FanOwner {
  return kind === 'label' ? { artistId: id, ownerKind: 'label' } : { artistId, ownerKind };
}

interface Stopped {
  readonly scope: ConsentScope;
  /** Owner of the consent. */
  readonly person: SignupRecord;
  /** To whom it was given. */
  readonly owner: FanOwner;
  /** The signup behind it, if there is one. */
  readonly signup: SignupRecord | null;
  /** Campaign whose message led to the receipt; null for none. */
  readonly campaignId: string | null;
}

async function stop(
  services: Services,
  transaction: Transaction,
  { scope, person, owner, signup, campaignId }: Stopped,
  method: ConsentEvent['method'],
): Promise<void> {
  const { db, now } = services;
  const asks = signup && (await transaction.get(asksOf(db, signup.id)));
  const { channel, contact } = person;
  const { artistId, ownerKind } = owner;
  const ledger = await readLedger(services, transaction, { artistId, ownerKind, channel, contact });
  const message = await campaignMessageOf(services, transaction, person, campaignId);
  for (const { ref } of asks?.docs ?? []) transaction.delete(ref);
  const isKnown = ['confirmed', 'unconfirmed'].includes(consentStatus(ledger.entries, { scope, channel }));
  const isOpen = signup !== null && signup.state !== 'stopped';
  if (!isKnown && !isOpen) return;
  const at = now();
  if (message) updateDocument(transaction, message, { unsubscribedAt: at });
  appendConsents(services, transaction, ledger, {
    before: isOpen ? signup : null,
    events: [{ scope, channel, action: 'withdrawn', method, ...withoutWording(person), at }],
    answers: person,
    replacesAnswers: false,
  });
  if (isOpen)
    updateDocument(transaction, refTo(db, documents.ownedSignup(ownerKind, artistId, signup.id)), {
      state: 'stopped',
      stoppedAt: at,
    });
}

/** The fan's message of a campaign, in whose results an unsubscription counts; null where it was counted, or for none. */
async function campaignMessageOf(
  { db, signupSecret }: Services,
  transaction: Transaction,
  person: SignupRecord,
  campaignId: string | null,
) {
  if (campaignId === null) return null;
  const id = campaignMessageId(campaignId, fanIdOf(signupSecret, person.artistId, person));
  const reference = refTo(db, documents.outboxMessage(id));
  const message = readValidDocument(documents.outboxMessage, await transaction.get(reference.ref));
  return message?.unsubscribedAt === null ? reference : null;
}
