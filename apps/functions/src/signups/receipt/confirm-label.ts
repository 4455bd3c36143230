import { consentStatus } from '@countin/domain/consent';
import { documents, readDocument, type SignupRequest, type SignupRecord } from '@countin/domain/documents';
import { wordingOf } from '@countin/server-hash';
import { FieldValue, type Transaction } from '@google-cloud/firestore';
import { appendConsents, readLedger, type FanAnswers, type StoredLedger } from '../../consent/stored-ledger.ts';
import { labelSignupIdOf } from '../../messages/signup-record.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { hasWithdrawnSince } from './confirm-follow.ts';
import { writeConfirmed } from './write-confirmed.ts';

type Ticked = NonNullable<SignupRequest['label']>;

/** A fan's consent to a label's news, given with a signup for an artist, as read in a transaction. */
export interface LabelBeside {
  readonly ticked: Ticked;
  readonly signupId: string;
  readonly before: SignupRecord | null;
  /** Ledger of the label's own fan: an artist and a label may separate later. */
  readonly ledger: StoredLedger;
}

/** Reads what confirming a label's news needs. The contact is that of the signup. */
export async function readLabelBeside(
  services: Services,
  transaction: Transaction,
  { channel, contact }: SignupRecord,
  ticked: Ticked,
): Promise<LabelBeside> {
  const person = { ownerId: ticked.id, ownerKind: 'label', channel, contact } as const;
  const signupId = labelSignupIdOf(services.signupSecret, ticked.id, person);
  const reference = refTo(services.db, documents.ownedSignup('label', ticked.id, signupId));
  const before = readDocument(reference, await transaction.get(reference.ref));
  return { ticked, signupId, before, ledger: await readLedger(services, transaction, person) };
}

/**
 * Makes a fan of the label, unless they have withdrawn its news since they ticked it. The consent is entered into the
 * label's own ledger; the artist's fan notes only that there is one.
 *
 * @param fanId of the artist's fan
 */
export function confirmLabel(
  services: Services,
  transaction: Transaction,
  { ticked, signupId, before, ledger }: LabelBeside,
  { artistId, fanId, answers }: { readonly artistId: string; readonly fanId: string; readonly answers: FanAnswers },
): void {
  const { db, now } = services;
  const { consent } = ticked;
  if (hasWithdrawnSince(ledger, 'label', consent.at)) return;
  updateDocument(transaction, refTo(db, documents.fan(artistId, fanId)), {
    tickedLabels: FieldValue.arrayUnion(ticked.id),
  });
  const { channel, contact } = ledger.person;
  const scope = { kind: 'label', id: ticked.id } as const;
  if (before?.state === 'confirmed' && consentStatus(ledger.entries, { scope, channel }) === 'confirmed') return;
  const about = { scope, channel, ...wordingOf(consent) };
  appendConsents(services, transaction, ledger, {
    events: [
      { ...about, action: 'given', method: 'form', at: consent.at },
      { ...about, action: 'confirmed', method: 'link', at: now() },
    ],
    answers,
    replacesAnswers: false,
  });
  writeConfirmed(transaction, refTo(db, documents.ownedSignup('label', ticked.id, signupId)), {
    owner: { ownerId: ticked.id, ownerKind: 'label' },
    contact: { channel, contact },
    answers,
    consent,
    before,
    dueAt: null,
    now: now(),
  });
}
