import type { Language } from '@countin/domain/locale';
import type { ProfileKind } from '@countin/domain/permissions';
import { createTranslator } from '@countin/i18n';
import { composeStudioMail } from '../messages/compose-studio-mail.ts';
import { harmlessText } from '../messages/link-free-text.ts';
import type { Mail } from '../platform/senders/mail.ts';
import { otherKind } from './read-pair.ts';

interface OfferMail {
  /** The side that was asked. */
  readonly to: ProfileKind;
  readonly names: { readonly from: string; readonly to: string };
  readonly email: string;
  readonly language: Language;
  readonly link: string;
  readonly messageId: string;
}

/**
 * Writes the mail about an offered agreement. Names were typed by people whom the recipient may not know. They are
 * shown without anything that mail programs turn into links.
 */
export function composeOffer({ to, names, email, language, link, messageId }: OfferMail): Mail {
  const t = createTranslator(language);
  const from = harmlessText(names.from) ?? t(`mail:invite.${otherKind(to)}`);
  const profile = harmlessText(names.to) ?? t(`mail:invite.${to}`);
  return composeStudioMail({
    to: email,
    language,
    messageId,
    subject: t(`mail:agreement.subject.${to}`, { from, profile }),
    lead: t(`mail:agreement.text.${to}`, { from, profile }),
    action: t('mail:agreement.action'),
    link,
    note: t('mail:agreement.note'),
    why: t('mail:agreement.why', { profile }),
  });
}
