import { artistProfileSchema, paths, signupSchema } from '@countin/domain';
import { Timestamp, type DocumentReference, type DocumentSnapshot, type Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import { mintToken } from './receipt-token.ts';
import { readPublicPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import { asAsked, askSchema } from './ask-record.ts';
import { signupIdOf } from './signup-record.ts';
import { LEASE_MS, waitAfterUnknown } from './attempt-limits.ts';
import type { MessageContent } from './message-content.ts';
import { decideDelivery } from './decide-delivery.ts';
import { outboxMessageSchema, type OutboxMessage } from './message.ts';
import { giveUp } from './outcome.ts';

/** A message that is now ours to send. */
export interface Leased extends MessageContent {
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
    const about =
      message.productId === null ? paths.artistProfile(message.artistId) : paths.releasePage(message.productId);
    const [signupDocument, aboutDocument, askDocument] = await transaction.getAll(
      signupReference,
      db.doc(about),
      db.doc(paths.signupAsk(message.id)),
    );
    const signup = signupDocument?.exists ? v.safeParse(signupSchema, signupDocument.data()) : null;
    if (signup && !signup.success) return setAside(services, transaction, reference, 'its signup');
    if (lost > 0 && waitAfterUnknown(message.unknown) === null)
      return giveUp(transaction, reference, message, signupDocument);
    const ask = askDocument?.exists ? v.parse(askSchema, askDocument.data()) : null;
    const page = message.productId === null ? null : readPublicPage(services, aboutDocument);
    const artistName = page ? page.artistName : message.productId === null ? nameOf(aboutDocument) : null;
    const ownSignup =
      message.kind === 'follow' && signup && page
        ? await transaction.get(
            db.doc(paths.signup(message.artistId, signupIdOf(services.signupSecret, page.id, signup.output))),
          )
        : null;

    const wanted = decideDelivery(
      { message, signup: signup?.output ?? null, ask, page, artistName, ownState: ownSignup?.get('state') },
      now,
    );
    if (wanted.now) {
      const { signup: itsFan, artistName: from } = wanted;
      return take(
        services,
        transaction,
        reference,
        { message, signup: ask ? asAsked(itsFan, ask) : itsFan, page, artistName: from, since: now },
        ask?.id ?? null,
      );
    }
    const { unknown } = message;
    if (wanted.lookAgainAt !== null)
      transaction.update(reference, {
        state: 'queued',
        unknown,
        nextAttemptAt: Timestamp.fromMillis(wanted.lookAgainAt),
      });
    else transaction.update(reference, { state: 'dropped', unknown, nextAttemptAt: null });
    if (wanted.dueAt !== undefined)
      transaction.update(signupReference, { dueAt: wanted.dueAt === null ? null : Timestamp.fromMillis(wanted.dueAt) });
    return null;
  });
}

function nameOf(artist: DocumentSnapshot | undefined): string | null {
  const parsed = v.safeParse(artistProfileSchema, artist?.data());
  return parsed.success ? parsed.output.name : null;
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
  matter: Omit<Leased, 'token'>,
  askId: string | null,
): Leased {
  const { message, since } = matter;
  const attempts = message.attempts + 1;
  const { token, path, data } = mintToken(services, message, askId);
  transaction.create(services.db.doc(path), data);
  transaction.update(reference, {
    state: 'sending',
    attempts,
    unknown: message.unknown,
    nextAttemptAt: Timestamp.fromMillis(since + LEASE_MS),
  });
  return { ...matter, message: { ...message, state: 'sending', attempts }, token };
}
