import { AppError, paths, releasePageSchema, type ReleasePage } from '@countin/domain';
import { createTranslator } from '@countin/i18n';
import { Timestamp } from '@google-cloud/firestore';
import * as v from 'valibot';
import { confirmMessageId, queuedMessage } from '../outbox/message.ts';
import type { Services } from '../services.ts';
import type { Contact } from './contact.ts';
import { closesAt, dueAt } from './due-at.ts';
import type { NewSignup } from './logic.ts';
import { mayMailAgain, signupIdOf, signupRecordSchema, type SignupRecord } from './signup-record.ts';

/**
 * Stores a signup once, with its proof of consent, and decides in the same transaction whether a
 * confirmation is to be sent.
 *
 * @param replaces id of the same fan's signup under another address, or null
 * @returns the message to deliver, or null
 * @throws AppError `release/not-found`, `signup/closed`
 */
export async function storeSignup(services: Services, input: NewSignup, contact: Contact, replaces: string | null): Promise<string | null> {
  const { db } = services;
  const id = signupIdOf(services.signupSecret, input.productId, contact);
  return db.runTransaction(async (transaction) => {
    const now = services.now();
    const page = openPage((await transaction.get(db.doc(paths.releasePage(input.productId)))).data(), input.zone, now);
    const reference = db.doc(paths.signup(page.artistId, id));
    const stored = await transaction.get(reference);
    const before = stored.exists ? v.parse(signupRecordSchema, stored.data()) : null;
    // Who is told already is not told twice, and needs no confirmation.
    if (before?.state === 'sent') return null;

    const mails = before?.confirmMails ?? { count: 0, lastAt: null };
    const confirmMails = mayMailAgain(mails, now) ? { count: mails.count + 1, lastAt: Timestamp.fromMillis(now) } : undefined;
    if (before?.state === 'confirmed') {
      if (confirmMails) transaction.update(reference, { confirmMails });
    } else {
      transaction.set(reference, { ...newRecord(id, input, contact, page, now, before), replaces: replaces === id ? null : replaces, confirmMails: confirmMails ?? stored.get('confirmMails') ?? mails });
    }
    if (!confirmMails) return null;
    const message = queuedMessage(confirmMessageId(id, before?.createdAt ?? now, confirmMails.count), 'confirm', { id, artistId: page.artistId, productId: page.id }, now);
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

/** A first wish, one that was never confirmed, or one of somebody who had stopped: it counts from now. */
function newRecord(id: string, input: NewSignup, contact: Contact, page: ReleasePage, now: number, before: SignupRecord | null) {
  const at = Timestamp.fromMillis(now);
  const wording = createTranslator(input.language)('signup:consent', { artist: page.artistName });
  return {
    id, ...contact, artistId: page.artistId, productId: page.id, productTitle: page.title,
    name: input.name, language: input.language, zone: input.zone, service: input.service, country: input.country, state: 'asked',
    consent: { wordingVersion: input.wordingVersion, language: input.language, wording, at },
    createdAt: before ? Timestamp.fromMillis(before.createdAt) : at,
    confirmedAt: null, dueAt: Timestamp.fromMillis(dueAt(page.releaseMoment, input.zone)), sentAt: null,
  } satisfies Record<keyof Omit<SignupRecord, 'confirmMails' | 'replaces'>, unknown>;
}
