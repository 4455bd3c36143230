import type { Language } from '@countin/domain/locale';
import type { MemberRole, ProfileKind } from '@countin/domain/permissions';
import { createTranslator } from '@countin/i18n';
import { harmlessText } from '../messages/link-free-text.ts';
import { mailHtml } from '../messages/mail-html.ts';
import type { Mail } from '../platform/senders/mail.ts';

interface InvitationMail {
  readonly kind: ProfileKind;
  readonly profileName: string;
  readonly inviterName: string;
  readonly role: MemberRole;
  readonly to: string;
  readonly language: Language;
  readonly link: string;
  readonly messageId: string;
}

/**
 * Writes the mail of an invitation. Names were typed by people whom the recipient may not know, so they are shown without
 * anything that mail programs turn into links.
 */
export function composeInvitation(invitation: InvitationMail): Mail {
  const { kind, role, to, language, link, messageId } = invitation;
  const t = createTranslator(language);
  const profile = harmlessText(invitation.profileName) ?? t(`mail:invite.${kind}`);
  const inviter = harmlessText(invitation.inviterName) ?? t('mail:invite.someone');
  const subject = t('mail:invite.subject', { inviter, profile });
  const greeting = t('mail:greetingNoName');
  const lead = `${t('mail:invite.text', { inviter, profile })} ${t(`mail:invite.role.${role}`)}`;
  const note = t('mail:invite.note');
  const why = t('mail:invite.why');
  return {
    to,
    senderName: 'Countin',
    messageId,
    subject,
    text: [greeting, lead, link, note, '-- ', why].join('\n\n'),
    html: mailHtml({ language, subject, greeting, lead, action: t('mail:invite.action'), link, note, why, stop: null }),
    unsubscribe: null,
  };
}
