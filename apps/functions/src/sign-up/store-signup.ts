import { AppError, paths, releasePageSchema, type ReleasePage } from '@countin/domain';
import { createTranslator } from '@countin/i18n';
import { Timestamp } from '@google-cloud/firestore';
import * as v from 'valibot';
import { confirmMessageId, queuedMessage } from '../outbox/message.ts';
import type { Services } from '../services.ts';
import { answersOf, type SignupAsk } from './ask-record.ts';
import type { Contact } from './contact.ts';
import { closesAt, dueAt } from './due-at.ts';
import type { NewSignup } from './logic.ts';
import { mayMailAgain, signupIdOf, signupRecordSchema, type SignupRecord } from './signup-record.ts';

/**
 * Stores a signup once, and each further submission as an ask of its own, with its proof of consent. What is stored
 * already stays as it is until the link of an ask is opened. A submission that sends no message leaves nothing.
 *
 * @param replaces id of the same fan's signup under another address, or null
 * @returns the message to deliver, or null
 * @throws AppError `release/not-found`, `signup/closed`
 */
export async function storeSignup(services: Services, input: NewSignup, contact: Contact, replaces: string | null): Promise<string | null> {
  const { db } = services;
  const signupId = signupIdOf(services.signupSecret, input.productId, contact);
  return db.runTransaction(async (transaction) => {
    const now = services.now();
    const page = openPage((await transaction.get(db.doc(paths.releasePage(input.productId)))).data(), input.zone, now);
    const reference = db.doc(paths.signup(page.artistId, signupId));
    const stored = await transaction.get(reference);
    const before = stored.exists ? v.parse(signupRecordSchema, stored.data()) : null;
    // Who is told already is not told twice, and needs no confirmation.
    if (before?.state === 'sent') return null;
    const mails = before?.confirmMails ?? { count: 0, lastAt: null };
    if (!mayMailAgain(mails, now)) return null;

    const at = Timestamp.fromMillis(now);
    const confirmMails = { count: mails.count + 1, lastAt: at };
    const message = queuedMessage(confirmMessageId(signupId, before?.createdAt ?? now, confirmMails.count), 'confirm', { id: signupId, artistId: page.artistId, productId: page.id }, now);
    const ask = {
      id: message.data.id, artistId: page.artistId, signupId, ...answersOf({ ...input, consent: proofOf(input, page, at) }),
      replaces: replaces === signupId ? null : replaces, createdAt: at,
    } satisfies Record<keyof SignupAsk, unknown>;
    if (before) transaction.update(reference, { confirmMails });
    else transaction.set(reference, { ...firstRecord(signupId, contact, page, ask), confirmMails });
    transaction.set(db.doc(paths.signupAsk(ask.id)), ask);
    // Not `create`: that the signup was read is what keeps two from both getting here.
    transaction.set(db.doc(message.path), message.data);
    return message.data.id;
  });
}

function openPage(data: unknown, zone: string | null, now: number): ReleasePage {
  const page = v.safeParse(releasePageSchema, data);
  if (!page.success || page.output.status !== 'published') throw new AppError('release/not-found');
  if (now >= closesAt(page.output.releaseMoment, zone)) throw new AppError('signup/closed');
  return page.output;
}

/** What was agreed to, as it was shown. */
function proofOf({ language, wordingVersion }: NewSignup, { artistName }: ReleasePage, at: Timestamp) {
  return { wordingVersion, language, wording: createTranslator(language)('signup:consent', { artist: artistName }), at };
}

/** The signup that the first ask makes, for the artist to see that somebody waits to confirm. */
function firstRecord(id: string, contact: Contact, page: ReleasePage, ask: Pick<SignupAsk, 'name' | 'language' | 'zone' | 'service' | 'country'> & { readonly consent: unknown; readonly createdAt: Timestamp }) {
  return {
    id, ...contact, artistId: page.artistId, productId: page.id, productTitle: page.title, ...answersOf(ask), state: 'asked',
    createdAt: ask.createdAt, confirmedAt: null, stoppedAt: null,
    dueAt: Timestamp.fromMillis(dueAt(page.releaseMoment, ask.zone)), sentAt: null,
  } satisfies Record<keyof Omit<SignupRecord, 'confirmMails' | 'replaces'>, unknown>;
}
