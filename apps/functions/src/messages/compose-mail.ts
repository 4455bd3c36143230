import { receiptPath } from '@countin/domain/urls';
import type { Translator } from '@countin/i18n';
import type { Mail } from '../platform/senders/mail.ts';
import { mailHtml } from './mail-html.ts';
import type { MessageContent } from './message-content.ts';
import { rememberingTranslator } from './remembering-translator.ts';
import { messageWords } from './message-words.ts';
import { whereToListen, type ListenLink } from './listen-link.ts';

/** Writes a message in the fan's language. */
export function composeMail(matter: MessageContent, mainOrigin: string): Mail {
  const { message, signup, page, token } = matter;
  const t = rememberingTranslator(signup.language);
  const receipt = mainOrigin + receiptPath(token);
  const { sender, greeting, subject, lead, why } = messageWords(t, matter);
  const { action, link, note } =
    message.kind !== 'confirm' && page
      ? invitation(t, whereToListen(signup, page, mainOrigin), page.title)
      : { action: t('mail:confirmAction'), link: receipt, note: confirmationNote(t, matter) };
  const stop = t('mail:stop');

  const text = [greeting, lead, link, note, '-- ', why, `${stop}\n${receipt}`]
    .filter((line) => line !== '')
    .join('\n\n');
  const html = mailHtml({
    language: signup.language,
    subject,
    greeting,
    lead,
    action,
    link,
    note,
    why,
    stop: { text: stop, link: receipt },
  });
  return {
    to: signup.contact,
    senderName: sender,
    messageId: message.id,
    subject,
    text,
    html,
    unsubscribe: `${receipt}?one-click`,
    personal: [receipt, greeting],
  };
}

function confirmationNote(t: Translator, { confirmsMore }: MessageContent): string {
  const ignore = t('mail:confirmIgnore');
  return confirmsMore ? `${t('mail:confirmMore')}\n\n${ignore}` : ignore;
}

/** The link to listen, and the page beside it where that is a service's. */
function invitation(t: Translator, { url, service, page }: ListenLink, title: string) {
  if (service === null) return { action: t('mail:releaseAction', { title }), link: url, note: '' };
  return { action: t('mail:releaseOn', { title, service }), link: url, note: t('mail:releaseElsewhere', { page }) };
}
