import { documents, readValidDocument } from '@countin/domain/documents';
import type { Language } from '@countin/domain/locale';
import { readReply } from '@countin/domain/text-messages';
import { createTranslator } from '@countin/i18n';
import type { Contact } from '../platform/contact.ts';
import type { Services } from '../platform/services.ts';
import { liftSuppression, noteOnFans, suppress } from '../suppression/suppression-list.ts';
import { withdrawContact } from '../suppression/withdraw-contact.ts';

/** A text message that a phone sent to us. */
export interface TextReply {
  /** Number in E.164. */
  readonly from: string;
  readonly text: string;
}

/**
 * Obeys STOP, HELP and START in all languages. STOP withdraws every consent by text message. All texts come from one
 * number, so the reply is about all of them. START permits texts again, and brings no consent back.
 *
 * @returns the answer to send, as carriers ask; null for any other text, which gets none
 */
export async function takeReply(services: Services, { from, text }: TextReply): Promise<string | null> {
  const command = readReply(text);
  if (command === null) return null;
  const contact: Contact = { channel: 'phone', contact: from };
  const t = createTranslator(await languageOf(services, contact));
  if (command === 'help') return t('mail:text.help', { stop: 'STOP', address: services.mainOrigin });
  if (command === 'start') {
    await services.db.runTransaction(async (transaction) => liftSuppression(services, transaction, contact));
    await noteOnFans(services, from, false);
    return t('mail:text.start', { stop: 'STOP' });
  }
  // The list first: it holds even where a ledger cannot be written.
  await suppress(services, contact, { reason: 'reply', status: '', owner: null });
  await withdrawContact(services, contact, 'reply', null);
  return t('mail:text.stop', { start: 'START' });
}

async function languageOf({ db }: Services, { contact }: Contact): Promise<Language> {
  const found = await db.collectionGroup('fans').where('contact', '==', contact).limit(1).get();
  return readValidDocument(documents.fan, found.docs[0])?.language ?? 'en';
}
