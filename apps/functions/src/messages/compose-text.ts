import { receiptPath } from '@countin/domain/urls';
import { createTranslator } from '@countin/i18n';
import type { MessageContent } from './message-content.ts';
import { messageWords } from './message-words.ts';
import type { TextMessage } from '../platform/senders/text-message.ts';
import { whereToListen } from './listen-link.ts';

/**
 * Writes a text message in the fan's language: its sender, its subject, its link, and how to stop. The word STOP is the
 * same in all languages: carriers know it.
 */
export function composeText(matter: MessageContent, mainOrigin: string): TextMessage {
  const { message, signup, page, token } = matter;
  const t = createTranslator(signup.language);
  const receipt = mainOrigin + receiptPath(token);
  const { sender, subject, lead } = messageWords(t, matter);
  const more = matter.confirmsMore ? ['', t('mail:confirmMore')] : [];
  const lines =
    message.kind !== 'confirm' && page
      ? [subject, whereToListen(signup, page, mainOrigin).url, '', t('mail:stop'), receipt]
      : [lead, receipt, ...more, '', t('mail:text.end', { stop: 'STOP' })];
  return { to: signup.contact, messageId: message.id, text: [sender, ...lines].join('\n') };
}
