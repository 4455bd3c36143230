import type { CallableOutput } from '@countin/domain/callables';
import { missingParts, shownWords, type Campaign } from '@countin/domain/campaigns';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Language } from '@countin/domain/locale';
import { receiptPath } from '@countin/domain/urls';
import { createTranslator } from '@countin/i18n';
import { fanIdOf, keyedHash } from '@countin/server-hash';
import { receiptToken } from '../messages/receipt-token.ts';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { countInWindow } from '../platform/rate-limit/window-counter.ts';
import { newId, type Services } from '../platform/services.ts';
import { readContact } from '../signups/contact.ts';
import { readSendableCampaign } from './read-campaign.ts';
import { composeCampaignMail, composeCampaignText } from './send/compose-campaign.ts';
import { decideRecipient } from './send/decide-recipient.ts';
import { loadCampaign, type LoadedCampaign } from './send/loaded-campaign.ts';
import { readRecipient } from './send/recipient-facts.ts';

/** Tests of one account: they go to its own mailbox, which is not to be filled. */
const TEST_WINDOW = { limit: 30, windowMs: 3_600_000 };
/** Tests to one number: each costs money. */
const NUMBER_WINDOW = { limit: 5, windowMs: 86_400_000 };
/** Patience with the mail server or the gateway, milliseconds. */
const PATIENCE_MS = 20_000;

interface Test {
  readonly loaded: LoadedCampaign;
  readonly language: Language;
  readonly messageId: string;
}

/**
 * Sends a campaign's mail to the caller's own verified address, or its text message to a number with consent. Nothing
 * else verifies a number: without consent to such messages it could be a stranger's.
 *
 * @throws AppError `profile/not-found`, `profile/on-hold`, `access/denied`, `campaign/not-found`, `campaign/incomplete`, `auth/unverified`,
 * `signup/contact-invalid`, `campaign/test-number`, `campaign/test-night`, `limit/too-many`, `service/unavailable`
 */
export async function testCampaign(
  services: Services,
  uid: string,
  { language, number = '', ...key }: ParsedInput<'testCampaign'>,
): Promise<CallableOutput<'testCampaign'>> {
  const { db, now } = services;
  const { campaign } = await readSendableCampaign({ db }, uid, key);
  if (missingParts(campaign).length > 0) throw new AppError('campaign/incomplete');
  const isMail = campaign.channel === 'email';
  const to = isMail ? await ownAddress(services, uid) : readNumber(number);
  await countInWindow(db, `campaign_test_${uid}`, TEST_WINDOW, now());
  const loaded = await loadCampaign(services, campaign);
  const test = { loaded, language, messageId: `campaign_test_${newId(services)}` };
  const send = isMail ? await mailTest(services, test, uid, to) : await textTest(services, test, to);
  try {
    await send(AbortSignal.timeout(PATIENCE_MS));
  } catch (error) {
    services.log('A test of a campaign could not be sent.', error);
    throw new AppError('service/unavailable', { cause: error });
  }
  return { to };
}

type SendTest = (signal: AbortSignal) => Promise<void>;

async function ownAddress({ identity }: Services, uid: string): Promise<string> {
  const verified = await identity.verified([uid]);
  const account = verified.has(uid) ? await identity.account(uid) : null;
  if (!account || account.email === '') throw new AppError('auth/unverified');
  return account.email;
}

function readNumber(number: string): string {
  const { channel, contact } = readContact(number);
  if (channel !== 'phone') throw new AppError('signup/contact-invalid');
  return contact;
}

/** Calls the sender by their own name, and says in the subject that it is a test. */
async function mailTest(
  { db, mainOrigin, sendMail }: Services,
  test: Test,
  uid: string,
  to: string,
): Promise<SendTest> {
  const name = readField(documents.user, await db.doc(documents.user(uid).path).get(), 'displayName') ?? '';
  const mail = composeCampaignMail(test.loaded, { ...test, to, name, stop: mainOrigin, unsubscribe: null });
  const { language } = shownWords(test.loaded.campaign, test.language);
  const subject = createTranslator(language)('campaigns:message.test', { subject: mail.subject });
  return (signal) => sendMail({ ...mail, subject }, signal);
}

async function textTest(services: Services, test: Test, to: string): Promise<SendTest> {
  const { db, now, mainOrigin, sendText, signupSecret } = services;
  const { token, name } = await permitted(services, test.loaded.campaign, to);
  await countInWindow(db, `campaign_test_${keyedHash(signupSecret, to)}`, NUMBER_WINDOW, now());
  const text = composeCampaignText(test.loaded, { ...test, to, name, stop: mainOrigin + receiptPath(token) });
  return (signal) => sendText(text, signal);
}

/** Key to the receipt of a number that may get these text messages now, and the fan's name. */
function permitted(services: Services, campaign: Campaign, contact: string) {
  const { db, now, signupSecret } = services;
  const fanId = fanIdOf(signupSecret, campaign.ownerId, { contact });
  return db.runTransaction(async (transaction) => {
    const facts = await readRecipient(services, transaction, campaign, fanId);
    const decision = facts && decideRecipient(signupSecret, campaign, 'moment', facts, now());
    if (!decision?.send) throw new AppError('campaign/test-number');
    if (decision.at > now()) throw new AppError('campaign/test-night');
    return { token: receiptToken(services, transaction, decision.signup), name: facts?.fan.name ?? '' };
  });
}
