import { directionOf } from '@countin/domain/locale';
import { htmlText } from '@countin/domain/pages';
import { receiptPath } from '@countin/domain/urls';
import { createTranslator, type Translator } from '@countin/i18n';
import type { Mail } from '../platform/senders/mail.ts';
import type { MessageContent } from './message-content.ts';
import { messageWords } from './message-words.ts';
import { whereToListen, type ListenLink } from './listen-link.ts';

/** Writes a message in the fan's language. */
export function composeMail(matter: MessageContent, mainOrigin: string): Mail {
  const { message, signup, page, token } = matter;
  const t = createTranslator(signup.language);
  const receipt = mainOrigin + receiptPath(token);
  const { sender, greeting, subject, lead, why } = messageWords(t, matter);
  const { action, link, note } =
    message.kind !== 'confirm' && page
      ? invitation(t, whereToListen(signup, page, mainOrigin), page.title)
      : { action: t('mail:confirmAction'), link: receipt, note: t('mail:confirmIgnore') };
  const stop = t('mail:stop');

  const text = [greeting, lead, link, note, '-- ', why, `${stop}\n${receipt}`]
    .filter((line) => line !== '')
    .join('\n\n');
  const html = `<!doctype html>
<html lang="${signup.language}" dir="${directionOf(signup.language)}"><head><meta charset="utf-8"><title>${htmlText(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f3ee;color:#1c1a17;font:17px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p>${htmlText(greeting)}</p>
<p>${htmlText(lead)}</p>
<p style="margin:28px 0"><a href="${htmlText(link)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#1c1a17;color:#ffffff;font-weight:600;text-decoration:none">${htmlText(action)}</a></p>
${note === '' ? '' : `<p>${htmlText(note)}</p>`}
<p style="margin-top:40px;font-size:14px;color:#5f5a52">${htmlText(why)}<br><a href="${htmlText(receipt)}" style="color:#5f5a52">${htmlText(stop)}</a></p>
</div></body></html>`;
  return {
    to: signup.contact,
    senderName: sender,
    messageId: message.id,
    subject,
    text,
    html,
    unsubscribe: `${receipt}?one-click`,
  };
}

/** The link to listen, and the page beside it where that is a service's. */
function invitation(t: Translator, { url, service, page }: ListenLink, title: string) {
  if (service === null) return { action: t('mail:releaseAction', { title }), link: url, note: '' };
  return { action: t('mail:releaseOn', { title, service }), link: url, note: t('mail:releaseElsewhere', { page }) };
}
