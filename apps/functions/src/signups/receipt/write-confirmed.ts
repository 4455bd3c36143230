import type { documents, SignupRequest, SignupRecord } from '@countin/domain/documents';
import type { Transaction } from '@google-cloud/firestore';
import type { FanAnswers } from '../../consent/stored-ledger.ts';
import { setDocument, type TypedReference } from '../../platform/write-document.ts';

interface Confirmed {
  /** Artist or label whose news it is. */
  readonly owner: Pick<SignupRecord, 'ownerId' | 'ownerKind'>;
  readonly contact: Pick<SignupRecord, 'channel' | 'contact'>;
  readonly answers: FanAnswers;
  readonly consent: SignupRequest['consent'];
  readonly before: SignupRecord | null;
  /** Moment of the next message, milliseconds since 1970, or null. */
  readonly dueAt: number | null;
  readonly now: number;
}

/** Writes a confirmed signup for everything by an artist or for the news of a label. One from before keeps its history. */
export function writeConfirmed(
  transaction: Transaction,
  reference: TypedReference<ReturnType<typeof documents.ownedSignup>['schema']>,
  { owner, contact, answers, consent, before, dueAt, now }: Confirmed,
): void {
  const { name, language, zone, country, service } = answers;
  setDocument(transaction, reference, {
    id: reference.ref.id,
    ...owner,
    scope: owner.ownerKind,
    productId: null,
    releaseTitle: '',
    ...contact,
    name,
    language,
    zone,
    country,
    service,
    state: 'confirmed',
    consent,
    createdAt: before?.createdAt ?? now,
    confirmedAt: now,
    stoppedAt: null,
    dueAt,
    heldUntil: null,
    sentAt: before?.sentAt ?? null,
    confirmMails: before?.confirmMails ?? { count: 0, lastAt: null },
  });
}
