import { createTranslator } from '@countin/i18n';
import type { MailMatter } from './compose-mail.ts';
import type { TextMessage } from './text-message.ts';
import { whereToListen } from './where-to-listen.ts';

/** Writes a message to a phone in the fan's language: who it is from, what it is about, its link, and how to stop. */
export function composeText({ message, signup, page, token }: MailMatter, mainOrigin: string): TextMessage {
  const t = createTranslator(signup.language);
  const receipt = `${mainOrigin}/r/${token}`;
  const values = { title: page.title, artist: page.artistName };
  const lines =
    message.kind === 'confirm'
      ? [t('mail:confirmText', values), receipt]
      : [t('mail:releaseSubject', values), whereToListen(signup, page, mainOrigin).url, '', t('mail:stop'), receipt];
  return { to: signup.contact, messageId: message.id, text: [t('mail:sender', values), ...lines].join('\n') };
}
