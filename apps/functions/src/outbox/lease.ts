import { paths, releasePageSchema, signupSchema, type ReleasePage, type Signup } from '@countin/domain';
import { Timestamp, type DocumentReference, type Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import { mintToken } from '../receipt/token.ts';
import type { Services } from '../services.ts';
import { asAsked, askSchema, type SignupAsk } from '../sign-up/ask-record.ts';
import { dueAt } from '../sign-up/due-at.ts';
import type { MailMatter } from './compose-mail.ts';
import { outboxMessageSchema, type OutboxMessage } from './message.ts';

/** How long one attempt may take before another may begin, milliseconds. */
export const LEASE_MS = 60_000;

/** A message that is now ours to send. */
export interface Leased extends MailMatter {
  readonly message: OutboxMessage;
}

/**
 * Takes a message to send it, if it is due and still wanted. Whoever gets it holds it for LEASE_MS; nobody
 * else gets it meanwhile. The fan's key is made here, with every attempt, so that it need not be stored.
 */
export async function leaseMessage(services: Services, messageId: string): Promise<Leased | null> {
  const { db } = services;
  const reference = db.doc(paths.outboxMessage(messageId));
  return db.runTransaction(async (transaction) => {
    const now = services.now();
    const stored = await transaction.get(reference);
    if (!stored.exists) return null;
    const message = v.parse(outboxMessageSchema, stored.data());
    if (message.nextAttemptAt === null || message.nextAttemptAt > now) return null;

    const signupReference = db.doc(paths.signup(message.artistId, message.signupId));
    const [signupDocument, pageDocument, askDocument] = await transaction.getAll(
      signupReference, db.doc(paths.releasePage(message.productId)), db.doc(paths.signupAsk(message.id)),
    );
    const signup = signupDocument?.exists ? v.parse(signupSchema, signupDocument.data()) : null;
    const page = pageDocument?.exists ? v.parse(releasePageSchema, pageDocument.data()) : null;
    const ask = askDocument?.exists ? v.parse(askSchema, askDocument.data()) : null;
    if (!signup || !isWanted(message, signup, ask)) return drop(transaction, reference);
    if (message.kind === 'release' && message.attempts === 0) {
      const due = page?.status === 'published' ? dueAt(page.releaseMoment, signup.zone) : null;
      if (due === null || due > now) return postpone(transaction, reference, signupReference, due);
    }
    if (!page) return drop(transaction, reference);
    return take(services, transaction, reference, { message, signup: ask ? asAsked(signup, ask) : signup, page, ask });
  });
}

/**
 * Who has stopped is sent nothing but the confirmation of an ask made since: stopping forgets those from before.
 * Confirmations from before asks were kept apart have none.
 */
function isWanted({ kind }: OutboxMessage, { state }: Signup, ask: SignupAsk | null): boolean {
  return kind === 'confirm' ? ask !== null || state === 'asked' : state !== 'stopped';
}

function drop(transaction: Transaction, message: DocumentReference): null {
  transaction.update(message, { state: 'dropped', nextAttemptAt: null });
  return null;
}

/** The moment has moved since the message was made, and nothing has been sent: the fan waits again. */
function postpone(transaction: Transaction, message: DocumentReference, signup: DocumentReference, due: number | null): null {
  transaction.delete(message);
  transaction.update(signup, { state: 'confirmed', sentAt: null, dueAt: due === null ? null : Timestamp.fromMillis(due) });
  return null;
}

function take(
  services: Services,
  transaction: Transaction,
  reference: DocumentReference,
  { message, signup, page, ask }: { message: OutboxMessage; signup: Signup; page: ReleasePage; ask: SignupAsk | null },
): Leased {
  const attempts = message.attempts + 1;
  const { token, path, data } = mintToken(services, message, ask?.id ?? null);
  transaction.create(services.db.doc(path), data);
  transaction.update(reference, { state: 'sending', attempts, nextAttemptAt: Timestamp.fromMillis(services.now() + LEASE_MS) });
  return { message: { ...message, state: 'sending', attempts }, signup, page, artistName: page.artistName, token };
}
