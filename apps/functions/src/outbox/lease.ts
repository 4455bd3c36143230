import { paths, signupSchema, type ReleasePage, type Signup } from '@countin/domain';
import { Timestamp, type DocumentReference, type Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import { mintToken } from '../receipt/token.ts';
import { readPublicPage } from '../release-day/public-page.ts';
import type { Services } from '../services.ts';
import { dueAt } from '../sign-up/due-at.ts';
import { CONFIRM_LOOK_MS, CONFIRM_WAITS_MS, LEASE_MS, waitAfterUnknown } from './attempt-limits.ts';
import type { MailMatter } from './compose-mail.ts';
import { outboxMessageSchema, type OutboxMessage } from './message.ts';
import { giveUp } from './outcome.ts';

/** A message that is now ours to send. */
export interface Leased extends MailMatter {
  readonly message: OutboxMessage;
  /** When the lease began, milliseconds since 1970. */
  readonly since: number;
}

/**
 * Takes a message to send it, if it is due and still wanted by what is true now: the fan's state, and the release's public
 * page. No other attempt gets it for LEASE_MS. The fan's key is made here, with every attempt, so that it need not be stored.
 */
export async function leaseMessage(services: Services, messageId: string): Promise<Leased | null> {
  const { db } = services;
  const reference = db.doc(paths.outboxMessage(messageId));
  return db.runTransaction(async (transaction) => {
    const now = services.now();
    const stored = await transaction.get(reference);
    if (!stored.exists) return null;
    const parsed = v.safeParse(outboxMessageSchema, stored.data());
    if (!parsed.success) return setAside(services, transaction, reference, 'it');
    if (parsed.output.nextAttemptAt === null || parsed.output.nextAttemptAt > now) return null;
    // An attempt whose lease is over without an outcome may have arrived.
    const lost = parsed.output.state === 'sending' ? 1 : 0;
    const message = { ...parsed.output, unknown: parsed.output.unknown + lost };

    const signupReference = db.doc(paths.signup(message.artistId, message.signupId));
    const [signupDocument, pageDocument] = await transaction.getAll(signupReference, db.doc(paths.releasePage(message.productId)));
    const signup = signupDocument?.exists ? v.safeParse(signupSchema, signupDocument.data()) : null;
    if (signup && !signup.success) return setAside(services, transaction, reference, 'its signup');
    if (lost > 0 && waitAfterUnknown(message.unknown) === null) return giveUp(transaction, reference, message, signupDocument);
    const page = readPublicPage(services, pageDocument);
    const wanted = decide(message, signup?.output ?? null, page, now);
    if (wanted.now) return take(services, transaction, reference, { message, signup: wanted.signup, page: wanted.page, now });

    const { unknown } = message;
    if (wanted.lookAgainAt !== null) transaction.update(reference, { state: 'queued', unknown, nextAttemptAt: Timestamp.fromMillis(wanted.lookAgainAt) });
    else transaction.update(reference, { state: 'dropped', unknown, nextAttemptAt: null });
    if (wanted.dueAt !== undefined) transaction.update(signupReference, { dueAt: wanted.dueAt === null ? null : Timestamp.fromMillis(wanted.dueAt) });
    return null;
  });
}

type Decision =
  | { readonly now: true; readonly signup: Signup; readonly page: ReleasePage }
  | { readonly now: false; /** Null: not until it is queued again. */ readonly lookAgainAt: number | null; /** When the fan is due instead; undefined to leave that. */ readonly dueAt?: number | null };

/** Whether a message goes out now. */
function decide(message: OutboxMessage, signup: Signup | null, page: ReleasePage | null, now: number): Decision {
  const no = { now: false, lookAgainAt: null } as const;
  if (!signup) return no;
  if (message.kind === 'confirm') {
    if (signup.state === 'stopped') return no;
    if (page) return { now: true, signup, page };
    // Taken back for a while, maybe: the fan has asked, and asking is over only when the answer can be given.
    return { now: false, lookAgainAt: now - message.createdAt < CONFIRM_WAITS_MS ? now + CONFIRM_LOOK_MS : null };
  }
  const due = page && dueAt(page.releaseMoment, signup.zone);
  // A fan who has stopped keeps an instant as well, for the case that they come back.
  return page && due !== null && due <= now && signup.state === 'confirmed' ? { now: true, signup, page } : { ...no, dueAt: due };
}

/** Written wrongly: not tried again, so that it cannot keep every run busy. */
function setAside(services: Services, transaction: Transaction, reference: DocumentReference, what: string): null {
  services.log(`Message ${reference.id} is not sent: ${what} cannot be read.`);
  transaction.update(reference, { state: 'failed', nextAttemptAt: null });
  return null;
}

function take(
  services: Services,
  transaction: Transaction,
  reference: DocumentReference,
  { message, signup, page, now }: { message: OutboxMessage; signup: Signup; page: ReleasePage; now: number },
): Leased {
  const attempts = message.attempts + 1;
  const { token, path, data } = mintToken(services, message);
  transaction.create(services.db.doc(path), data);
  transaction.update(reference, { state: 'sending', attempts, unknown: message.unknown, nextAttemptAt: Timestamp.fromMillis(now + LEASE_MS) });
  return { message: { ...message, state: 'sending', attempts }, signup, page, token, since: now };
}
