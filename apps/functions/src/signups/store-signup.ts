import { consentStatus, type ConsentEvent } from '@countin/domain/consent';
import { documents, readDocument, type SignupRequest, type SignupRecord } from '@countin/domain/documents';
import { scopeOf } from '@countin/domain/fan';
import { wordingOf } from '@countin/server-hash';
import type { Transaction } from '@google-cloud/firestore';
import { queuedMessage } from '../messages/message.ts';
import { confirmMessageId } from '../platform/message-ids.ts';
import { appendConsents, readLedger, type StoredLedger } from '../consent/stored-ledger.ts';
import { countRequest, mayRequestConfirmation } from '../platform/sending-quota/recipient-quota.ts';
import type { Services } from '../platform/services.ts';
import { answersOf } from '../messages/signup-request-record.ts';
import type { Contact } from '../platform/contact.ts';
import type { SignupForm } from './signup-form.ts';
import { mayMailAgain } from '../messages/signup-record.ts';
import { refTo, setDocument, updateDocument } from '../platform/write-document.ts';
import { readSubject, type SignupSubject } from './signup-subject.ts';

/**
 * Stores a signup once, and each further submission as a request of its own, with its proof of consent. Stored answers
 * stay until the link of a request is opened. A submission that sends no message leaves nothing.
 * None is sent too soon after another, or beyond what its recipient may be asked on a day.
 *
 * @param replaces id of the same fan's signup under another address, or null
 * @returns the message to deliver, or null
 * @throws AppError `release/not-found`, `signup/closed`, `profile/not-found`, `signup/wording-outdated`
 */
export async function storeSignup(
  services: Services,
  input: SignupForm,
  contact: Contact,
  replaces: string | null,
): Promise<string | null> {
  const { db } = services;
  return db.runTransaction(async (transaction) => {
    const now = services.now();
    const subject = await readSubject(services, transaction, input, contact);
    const { signupId, ownerId, ownerKind, productId, wordings } = subject;
    const reference = refTo(db, documents.ownedSignup(ownerKind, ownerId, signupId));
    const before = readDocument(reference, await transaction.get(reference.ref));
    const ledger = await readLedger(services, transaction, { ownerId, ownerKind, ...contact });
    // A fan who was told already is not told twice, and needs no confirmation.
    if (before?.state === 'sent') return null;
    const mails = before?.confirmMails ?? { count: 0, lastAt: null };
    if (!(await maySend(services, transaction, contact, mails))) return null;

    const confirmMails = { count: mails.count + 1, lastAt: now };
    const message = queuedMessage(
      confirmMessageId(signupId, before?.createdAt ?? now, confirmMails.count),
      'confirm',
      { id: signupId, ownerId, ownerKind, productId, channel: contact.channel },
      now,
    );
    const consent = { wordingVersion: input.wordingVersion, language: input.language, wording: wordings.own, at: now };
    const request: SignupRequest = {
      id: message.id,
      ownerId,
      ownerKind,
      signupId,
      ...answersOf({ ...input, consent }),
      importedBy: null,
      // Entered into ledgers with their confirmation: until then, nothing but the request holds them.
      follow: wordings.follow === null ? null : { ...consent, wording: wordings.follow },
      label: wordings.label && {
        id: wordings.label.id,
        consent: { ...consent, wording: wordings.label.wording },
      },
      replaces: replaces === signupId ? null : replaces,
      createdAt: now,
    };
    appendConsents(services, transaction, ledger, {
      events: requestOf(ledger, subject, consent),
      answers: request,
      replacesAnswers: false,
    });
    if (before) updateDocument(transaction, reference, { confirmMails });
    else setDocument(transaction, reference, firstRecord(subject, contact, request, confirmMails));
    setDocument(transaction, refTo(db, documents.signupRequest(request.id)), request);
    // Not `create`: that the signup was read is what keeps two from both getting here.
    setDocument(transaction, refTo(db, documents.outboxMessage(message.id)), message);
    countRequest(services, transaction, contact);
    return message.id;
  });
}

/** Anyone can ask for an address again and again. What is open already needs no further entry in its ledger. */
function requestOf(
  { entries, person }: StoredLedger,
  subject: SignupSubject,
  consent: SignupRequest['consent'],
): ConsentEvent[] {
  const about = { scope: scopeOf(subject), channel: person.channel };
  if (['unconfirmed', 'confirmed'].includes(consentStatus(entries, about))) return [];
  return [{ ...about, action: 'given', method: 'form', ...wordingOf(consent), at: consent.at }];
}

/** Whether a confirmation may go out. The answer to the fan does not reveal what the address was asked before. */
async function maySend(
  services: Services,
  transaction: Transaction,
  contact: Contact,
  mails: SignupRecord['confirmMails'],
): Promise<boolean> {
  return mayMailAgain(mails, services.now()) && (await mayRequestConfirmation(services, transaction, contact));
}

/** The signup that the first ask makes, for the artist to see that a fan has yet to confirm. */
function firstRecord(
  { signupId: id, wordings: _, dueAt, ...subject }: SignupSubject,
  contact: Contact,
  request: SignupRequest,
  confirmMails: SignupRecord['confirmMails'],
): SignupRecord {
  return {
    id,
    ...contact,
    ...subject,
    ...answersOf(request),
    state: 'unconfirmed',
    createdAt: request.createdAt,
    confirmedAt: null,
    stoppedAt: null,
    dueAt,
    heldUntil: null,
    sentAt: null,
    confirmMails,
  };
}
