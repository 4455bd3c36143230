import type { ErrorCode } from '@countin/domain/errors';
import type { Language } from '@countin/domain/locale';
import { createTranslator, errorKey, formatList } from '@countin/i18n';
import { composeStudioMail } from '../messages/compose-studio-mail.ts';
import { harmlessText } from '../messages/link-free-text.ts';
import type { Mail } from '../platform/senders/mail.ts';

/** A release that was not published at its time. */
export interface FailedPublication {
  /** Empty where it is no longer known. */
  readonly title: string;
  readonly code: ErrorCode;
}

interface FailedPublicationsMail {
  readonly email: string;
  readonly language: Language;
  readonly failures: readonly FailedPublication[];
  /** URL of the publisher. */
  readonly link: string;
  readonly messageId: string;
}

/** Releases that a mail names. */
const NAMED = 10;

/** Writes the mail about releases that were not published at their time. Titles are shown without links. */
export function composeFailedPublications({
  email,
  language,
  failures,
  link,
  messageId,
}: FailedPublicationsMail): Mail {
  const t = createTranslator(language);
  const reasons = failures.slice(0, NAMED).map(({ title, code }) => {
    const reason = t(errorKey(code));
    return t('mail:failedPublications.item', {
      title: harmlessText(title) ?? t('mail:failedPublications.release'),
      reason,
    });
  });
  return composeStudioMail({
    to: email,
    language,
    messageId,
    subject: t('mail:failedPublications.subject', { count: failures.length }),
    lead: t('mail:failedPublications.text', { releases: formatList(language, reasons) }),
    action: t('mail:failedPublications.action'),
    link,
    note: t('mail:failedPublications.note'),
    why: t('mail:failedPublications.why'),
  });
}
