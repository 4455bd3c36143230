import type { Language } from '@countin/domain/locale';
import { createTranslator } from '@countin/i18n';
import type { Mail } from '../platform/senders/mail.ts';
import { mailHtml } from './mail-html.ts';

interface StudioMail {
  readonly to: string;
  readonly language: Language;
  readonly messageId: string;
  readonly subject: string;
  readonly lead: string;
  /** Text of the button that leads to the link. */
  readonly action: string;
  readonly link: string;
  readonly note: string;
  /** Why the recipient gets it. */
  readonly why: string;
  /**
   * Link that ends mails of this kind, which mail programs also post to (RFC 8058). Mails that are sent once have none.
   */
  readonly stop?: { readonly text: string; readonly link: string };
}

/** Writes a mail of Countin to a person who works on an artist or a label, or is asked to. */
export function composeStudioMail({ to, messageId, stop, ...content }: StudioMail): Mail {
  const { language, subject, lead, link, note, why } = content;
  const greeting = createTranslator(language)('mail:greetingNoName');
  return {
    to,
    senderName: 'Countin',
    messageId,
    subject,
    text: [greeting, lead, link, note, '-- ', why, ...(stop ? [`${stop.text}: ${stop.link}`] : [])].join('\n\n'),
    html: mailHtml({ ...content, greeting, stop: stop ?? null }),
    unsubscribe: stop?.link ?? null,
    personal: [],
  };
}
