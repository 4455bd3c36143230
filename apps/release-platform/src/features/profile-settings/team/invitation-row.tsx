import { useDataAccess } from '@countin/data/access';
import { withdrawInvitationOptions, type ProfileKey, type Team } from '@countin/data/members';
import { formatDate } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, Row } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionNote } from '../../../shell/overview/action-note.tsx';
import { ownZone, useNow } from '@countin/screen-kit/hooks';

const MINUTE = 60_000;

interface InvitationRowProps {
  readonly profile: ProfileKey;
  readonly invitation: Team['invitations'][number];
}

/** An invitation that waits to be accepted. */
export function InvitationRow({ profile, invitation: { id, email, role, expiresAt } }: InvitationRowProps) {
  const { t } = useTranslation('team');
  const locale = useLocale();
  const now = useNow(MINUTE);
  const withdraw = useMutation(withdrawInvitationOptions(useDataAccess()));
  const to = email ?? t('open.link');
  const date = formatDate(locale, expiresAt, ownZone, now);
  return (
    <Row
      title={<bdi>{to}</bdi>}
      below={<ActionNote error={withdraw.error}>{t('open.until', { role: t(`role.${role}`), date })}</ActionNote>}
      end={
        <Button
          size="small"
          variant="quiet"
          busy={withdraw.isPending}
          aria-label={t('open.withdrawOf', { to })}
          onClick={() => withdraw.mutate({ ...profile, invitationId: id })}
        >
          {t('open.withdraw')}
        </Button>
      }
    />
  );
}
