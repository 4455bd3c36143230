import type { Language } from '@countin/domain/locale';
import type { MemberRole, ProfileKind } from '@countin/domain/permissions';
import { createTranslator } from '@countin/i18n';
import { composeStudioMail } from '../messages/compose-studio-mail.ts';
import { harmlessText } from '../messages/link-free-text.ts';
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
 * Writes the mail of an invitation. Names were typed by people whom the recipient may not know. They are shown without
 * anything that mail programs turn into links.
 */
export function composeInvitation(invitation: InvitationMail): Mail {
  const { kind, role, to, language, link, messageId } = invitation;
  const t = createTranslator(language);
  const profile = harmlessText(invitation.profileName) ?? t(`mail:invite.${kind}`);
  const inviter = harmlessText(invitation.inviterName) ?? t('mail:invite.someone');
  return composeStudioMail({
    to,
    language,
    messageId,
    subject: t('mail:invite.subject', { inviter, profile }),
    lead: `${t('mail:invite.text', { inviter, profile })} ${t(`mail:invite.role.${role}`)}`,
    action: t('mail:invite.action'),
    link,
    note: t('mail:invite.note'),
    why: t('mail:invite.why'),
  });
}
