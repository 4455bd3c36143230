import type { Language } from '@countin/domain/locale';
import { serviceName, type ServiceId } from '@countin/domain/store-links';
import { createTranslator, formatList } from '@countin/i18n';
import { composeStudioMail } from '../../messages/compose-studio-mail.ts';
import { harmlessText } from '../../messages/link-free-text.ts';
import type { Mail } from '../../platform/senders/mail.ts';

/** A link that no longer leads to its release. */
export interface DeadLink {
  readonly productId: string;
  readonly artistId: string;
  readonly title: string;
  readonly service: ServiceId;
  readonly url: string;
}

interface DeadLinksMail {
  readonly email: string;
  readonly language: Language;
  readonly dead: readonly DeadLink[];
  /** URL of the links screen of the first release. */
  readonly link: string;
  readonly messageId: string;
}

/** Links that a mail names. */
const NAMED = 10;

/** Writes the mail about links that no longer work. Titles are shown without anything that mail programs turn into links. */
export function composeDeadLinks({ email, language, dead, link, messageId }: DeadLinksMail): Mail {
  const t = createTranslator(language);
  const names = dead.slice(0, NAMED).map(({ service, title }) => {
    const store = serviceName(service) ?? '';
    const safe = harmlessText(title);
    return safe === null ? store : t('mail:deadLinks.item', { service: store, title: safe });
  });
  return composeStudioMail({
    to: email,
    language,
    messageId,
    subject: t('mail:deadLinks.subject', { count: dead.length }),
    lead: t('mail:deadLinks.text', { links: formatList(language, [...new Set(names)]) }),
    action: t('mail:deadLinks.action'),
    link,
    note: t('mail:deadLinks.note'),
    why: t('mail:deadLinks.why'),
  });
}
