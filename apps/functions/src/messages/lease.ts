import {
  documents,
  readDocument,
  readField,
  readValidDocument,
  type OutboxMessage,
  type SignupRequest,
} from '@countin/domain/documents';
import { permission, type Permission } from '@countin/domain/consent';
import type { Transaction } from '@google-cloud/firestore';
import { refTo, updateDocument, type TypedReference } from '../platform/write-document.ts';
import { scopeOf, waitsForReview, type Signup } from '@countin/domain/fan';
import type { ReleasePage } from '@countin/domain/release';
import { ledgerHash } from '@countin/server-hash';
import { readLedger } from '../consent/stored-ledger.ts';
import { readListStates } from '../fan-lists/read-list-states.ts';
import { mintToken, receiptToken } from './receipt-token.ts';
import type { Source } from '../platform/permissions/require-permission.ts';
import { readMailHours } from '../platform/read-mail-hours.ts';
import { mayAnnounce, obstacleToSending } from '../platform/permissions/obstacle-to-sending.ts';
import { readPublicPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import { asRequested } from './signup-request-record.ts';
import { signupIdOf } from './signup-record.ts';
import { isSuppressedFor, suppressedAmong } from '../suppression/suppression-list.ts';
import { LEASE_MS, waitAfterUnknown } from './attempt-limits.ts';
import type { MessageContent } from './message-content.ts';
import { decideDelivery, type DeliveryDecision } from './decide-delivery.ts';
import { giveUp, type MessageReference } from './outcome.ts';

/** A message that is now ours to send. */
export interface Leased extends MessageContent {
  readonly message: OutboxMessage;
  /** When the lease began, milliseconds since 1970. */
  readonly since: number;
}

/**
 * Leases a message to send it, if it is due and still wanted. The fan's state and the release's public page decide
 * that. No other attempt gets it for LEASE_MS. The fan's key is made here, with every attempt, so that it need not be
 * stored.
 */
export async function leaseMessage(services: Services, messageId: string): Promise<Leased | null> {
  const { db } = services;
  const reference = refTo(db, documents.outboxMessage(messageId));
  return db.runTransaction(async (transaction) => {
    const now = services.now();
    const stored = await transaction.get(reference.ref);
    if (!stored.exists) return null;
    const queued = readValidDocument(documents.outboxMessage, stored);
    if (!queued) return setAside(services, transaction, reference, 'it');
    if (!isDue(queued, now)) return null;
    const message = withLostAttempt(queued);

    const { signupDocument, signup, request, page, artistName } = await readSubject(services, transaction, message);
    if (!signup && signupDocument?.exists) return setAside(services, transaction, reference, 'its signup');
    if (message.unknown > queued.unknown && waitAfterUnknown(message.unknown) === null)
      return giveUp(transaction, reference, message, signupDocument);

    const { consent, isInReview, sampleOf } = await readFanOf(services, transaction, message, signup);
    const wanted = decideDelivery(
      {
        message,
        signup,
        request,
        page,
        artistName,
        consent,
        isInReview,
        ownState: await ownStateOf(services, transaction, message, signup, page),
        mailHours: await readMailHours(services, transaction, message),
      },
      now,
    );
    if (wanted.now && (await isSuppressed(services, transaction, message, wanted.signup)))
      return giveUp(transaction, reference, message, signupDocument);
    if (wanted.now) {
      const matter = {
        message: { ...message, list: sampleOf },
        signup: wanted.signup,
        page,
        artistName: wanted.artistName,
        confirmsMore: confirmsMore(request),
        since: now,
      };
      return take(services, transaction, reference, matter, request);
    }
    return leaveForLater(services, transaction, reference, message, wanted);
  });
}

/** Whether a request holds more than the signup that its message names. */
function confirmsMore(request: SignupRequest | null): boolean {
  return request !== null && (request.follow !== null || request.label !== null || request.replaces !== null);
}

function leaveForLater(
  { db, log }: Services,
  transaction: Transaction,
  reference: MessageReference,
  message: OutboxMessage,
  wanted: Extract<DeliveryDecision, { now: false }>,
): null {
  if (wanted.refusal) log(`Message ${message.id} is not sent: ${wanted.refusal}.`);
  putBack(transaction, reference, message, wanted);
  noteDelay(
    transaction,
    refTo(db, documents.ownedSignup(message.ownerKind, message.ownerId, message.signupId)),
    wanted,
  );
  return null;
}

/** An attempt whose lease is over without an outcome may have arrived. */
function withLostAttempt(queued: OutboxMessage): OutboxMessage {
  return queued.state === 'sending' ? { ...queued, unknown: queued.unknown + 1 } : queued;
}

function isDue({ nextAttemptAt }: OutboxMessage, now: number): boolean {
  return nextAttemptAt !== null && nextAttemptAt <= now;
}

/** Notes at the signup when its message is due instead, and until when it is held back. */
function noteDelay(
  transaction: Transaction,
  signup: TypedReference<typeof documents.ownedSignup.schema>,
  { dueAt, heldUntil }: Extract<DeliveryDecision, { now: false }>,
): void {
  if (dueAt !== undefined) updateDocument(transaction, signup, { dueAt });
  if (heldUntil !== undefined) updateDocument(transaction, signup, { heldUntil });
}

/** Queues a message for later, or drops it until it is queued anew (null). */
function putBack(
  transaction: Transaction,
  reference: MessageReference,
  { unknown }: OutboxMessage,
  { lookAgainAt, refusal }: Extract<DeliveryDecision, { now: false }>,
): void {
  if (lookAgainAt === null)
    updateDocument(transaction, reference, {
      state: 'dropped',
      unknown,
      refusal: refusal ?? null,
      nextAttemptAt: null,
    });
  else updateDocument(transaction, reference, { state: 'queued', unknown, nextAttemptAt: lookAgainAt });
}

/** The documents that a message is about: its signup, the fan's request, and the page or the artist. */
async function readSubject(services: Services, transaction: Transaction, message: OutboxMessage) {
  const { db } = services;
  const { ownerId, ownerKind, productId } = message;
  const about = productId === null ? documents.profile(ownerKind, ownerId) : documents.releasePage(productId);
  const [signupDocument, aboutDocument, requestDocument] = await transaction.getAll(
    db.doc(documents.ownedSignup(ownerKind, ownerId, message.signupId).path),
    db.doc(about.path),
    db.doc(documents.signupRequest(message.id).path),
  );
  const request = readDocument(documents.signupRequest, requestDocument);
  // A message that waits for the hold to end counts as one about a withdrawn release.
  const goes = await mayLeave({ db, transaction }, message, request);
  const page = productId === null || !goes ? null : readPublicPage(services, aboutDocument);
  const owner = productId === null && goes ? readValidDocument(documents.profile, aboutDocument) : null;
  return {
    signupDocument,
    signup: readValidDocument(documents.signup, signupDocument),
    request,
    page,
    artistName: page?.artistName ?? owner?.name ?? null,
  };
}

/** Whether a message may leave for its artist or label. A confirmation that a fan has requested always may. */
async function mayLeave(
  source: Source,
  { kind, ownerKind, ownerId: profileId }: OutboxMessage,
  request: SignupRequest | null,
): Promise<boolean> {
  if (kind !== 'confirm') return mayAnnounce(source, profileId);
  if (request === null || request.importedBy === null) return true;
  return (await obstacleToSending(source, { kind: ownerKind, profileId }, [request.importedBy], 'import')) === null;
}

/** What the fan's document says about a message: the ledger, which alone proves consent, and the review of a list. */
async function readFanOf(
  services: Services,
  transaction: Transaction,
  { kind }: OutboxMessage,
  signup: Signup | null,
): Promise<{ readonly consent: Permission | null; readonly isInReview: boolean; readonly sampleOf: string | null }> {
  if (kind === 'confirm' || !signup) return { consent: null, isInReview: false, sampleOf: null };
  const ledger = await readLedger(services, transaction, signup);
  const { fan } = ledger;
  return {
    consent: permission(ledger, [scopeOf(signup)], signup.channel, ledgerHash(services.signupSecret)),
    isInReview: fan !== null && waitsForReview(fan, await readListStates(services, transaction, [fan])),
    sampleOf: fan?.inSample === true ? fan.list : null,
  };
}

async function isSuppressed(
  services: Services,
  transaction: Transaction,
  { id, kind, ownerId, ownerKind }: OutboxMessage,
  { contact }: Signup,
): Promise<boolean> {
  const found = await suppressedAmong(services, transaction, { ownerId, ownerKind }, [contact]);
  const suppressed = isSuppressedFor(kind === 'confirm' ? 'confirm' : 'other', found.get(contact));
  if (suppressed) services.log(`Message ${id} is not sent: its address is suppressed.`);
  return suppressed;
}

/** State of a follower's own signup for the release that a message is about. */
async function ownStateOf(
  services: Services,
  transaction: Transaction,
  message: OutboxMessage,
  signup: Signup | null,
  page: ReleasePage | null,
) {
  if (message.kind !== 'follow' || !signup || !page) return undefined;
  const id = signupIdOf(services.signupSecret, page.id, signup);
  const { path } = documents.signup(message.ownerId, id);
  return readField(documents.signup, await transaction.get(services.db.doc(path)), 'state');
}

/** Written wrongly: not tried again, so that it cannot keep every run busy. */
function setAside(services: Services, transaction: Transaction, reference: MessageReference, what: string): null {
  services.log(`Message ${reference.ref.id} is not sent: ${what} cannot be read.`);
  updateDocument(transaction, reference, { state: 'failed', nextAttemptAt: null });
  return null;
}

function take(
  services: Services,
  transaction: Transaction,
  reference: MessageReference,
  matter: Omit<Leased, 'token'>,
  request: SignupRequest | null,
): Leased {
  const { message, since } = matter;
  const attempts = message.attempts + 1;
  // The link of a confirmation answers its own request, so it is a key of its own.
  const token = request
    ? mintToken(services, transaction, message, request.id)
    : receiptToken(services, transaction, matter.signup);
  const signup = request ? asRequested(matter.signup, request) : matter.signup;
  const { unknown, list } = message;
  updateDocument(transaction, reference, {
    state: 'sending',
    attempts,
    unknown,
    list,
    nextAttemptAt: since + LEASE_MS,
  });
  return { ...matter, signup, message: { ...message, state: 'sending', attempts }, token };
}
