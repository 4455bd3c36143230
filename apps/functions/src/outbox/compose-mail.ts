import { directionOf, type ReleasePage, type Signup } from '@countin/domain';
import { createTranslator, type Translator } from '@countin/i18n';
import type { Mail } from './mail.ts';
import type { OutboxMessage } from './message.ts';
import { whereToListen, type ListenLink } from './where-to-listen.ts';

/** What a message is made of. */
export interface MailMatter {
  readonly message: Pick<OutboxMessage, 'id' | 'kind'>;
  readonly signup: Signup;
  readonly page: ReleasePage;
  /** The fan's key to their receipt. */
  readonly token: string;
}

/** Writes a message in the fan's language. */
export function composeMail({ message, signup, page, token }: MailMatter, mainOrigin: string): Mail {
  const t = createTranslator(signup.language);
  const receipt = `${mainOrigin}/r/${token}`;
  const values = { title: page.title, artist: page.artistName };
  const parts =
    message.kind === 'confirm'
      ? { subject: t('mail:confirmSubject', values), lead: t('mail:confirmText', values), action: t('mail:confirmAction'), link: receipt, note: t('mail:confirmIgnore') }
      : { subject: t('mail:releaseSubject', values), lead: t('mail:releaseText', values), ...invitation(t, whereToListen(signup, page, mainOrigin), page.title) };
  const greeting = signup.name === '' ? t('mail:greetingNoName') : t('mail:greeting', { name: signup.name });
  const why = t('mail:why', values);
  const stop = t('mail:stop');

  const text = [greeting, parts.lead, parts.link, parts.note, '-- ', why, `${stop}\n${receipt}`].filter((line) => line !== '').join('\n\n');
  const html = `<!doctype html>
<html lang="${signup.language}" dir="${directionOf(signup.language)}"><head><meta charset="utf-8"><title>${escape(parts.subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f3ee;color:#1c1a17;font:17px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p>${escape(greeting)}</p>
<p>${escape(parts.lead)}</p>
<p style="margin:28px 0"><a href="${escape(parts.link)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#1c1a17;color:#ffffff;font-weight:600;text-decoration:none">${escape(parts.action)}</a></p>
${parts.note === '' ? '' : `<p>${escape(parts.note)}</p>`}
<p style="margin-top:40px;font-size:14px;color:#5f5a52">${escape(why)}<br><a href="${escape(receipt)}" style="color:#5f5a52">${escape(stop)}</a></p>
</div></body></html>`;
  return {
    to: signup.contact,
    senderName: t('mail:sender', values),
    messageId: message.id,
    subject: parts.subject,
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

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
