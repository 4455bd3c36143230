import { documents, readValidDocument } from '@countin/domain/documents';
import { markBounced, markSent } from '../messages/outcome.ts';
import type { Services } from '../platform/services.ts';
import { TWILIO_REFUSALS, TWILIO_STOPPED } from '../platform/senders/twilio-errors.ts';
import { suppress } from '../suppression/suppression-list.ts';
import { takeOnce } from './once.ts';
import { takeReply } from './take-reply.ts';

export type TwilioForm = Readonly<Record<string, string>>;

/** Words that Twilio answers and enforces by itself, unless that was switched off for the number. */
const TWILIOS_OWN = new Set([
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
  'START',
  'UNSTOP',
  'YES',
  'HELP',
  'INFO',
]);

/**
 * Takes a reply to a text message.
 *
 * @returns the TwiML to answer with
 */
export async function takeTwilioReply(services: Services, form: TwilioForm): Promise<string> {
  const { From = '', Body = '', MessageSid = '', OptOutType } = form;
  let answer: string | null = null;
  await takeOnce(services, `twilio ${MessageSid}`, async () => {
    answer = await takeReply(services, { from: From, text: OptOutType ?? Body });
  });
  const isAnswered = OptOutType !== undefined || TWILIOS_OWN.has(Body.trim().toUpperCase());
  const { default: twilio } = await import('twilio');
  const response = new twilio.twiml.MessagingResponse();
  if (answer !== null && !isAnswered) response.message(answer);
  return response.toString();
}

/** Statuses by which Twilio says that it has a text, whatever our own request was told. */
const ACCEPTED = new Set(['accepted', 'queued', 'sending', 'sent', 'delivered']);

/**
 * Takes what became of a text message. It also settles an attempt without an answer: the text is not sent twice.
 *
 * @param messageId from the address that was given with the text
 */
export async function takeTwilioStatus(services: Services, messageId: string, form: TwilioForm): Promise<void> {
  const { MessageStatus = '', ErrorCode = '' } = form;
  const stored = await services.db.doc(documents.outboxMessage(messageId).path).get();
  const message = readValidDocument(documents.outboxMessage, stored);
  if (!message) return;
  if (ACCEPTED.has(MessageStatus)) return markSent(services, message);
  if (MessageStatus !== 'failed' && MessageStatus !== 'undelivered') return;
  const { ownerId, ownerKind, signupId } = message;
  const signup = readValidDocument(
    documents.ownedSignup,
    await services.db.doc(documents.ownedSignup(ownerKind, ownerId, signupId).path).get(),
  );
  const code = Number(ErrorCode);
  if (signup && (TWILIO_REFUSALS.has(code) || code === TWILIO_STOPPED))
    await suppress(services, signup, {
      reason: code === TWILIO_STOPPED ? 'reply' : 'bounced',
      status: ErrorCode,
      owner: null,
    });
  await markBounced(services, messageId);
}
