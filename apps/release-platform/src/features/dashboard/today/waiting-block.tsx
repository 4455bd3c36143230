import { useDataAccess } from '@countin/data/access';
import { waitingOffersOptions, type WaitingOffer } from '@countin/data/agreements';
import { acceptMailedInvitationOptions, waitingOptions, type Waiting } from '@countin/data/members';
import { useSession } from '@countin/data/session';
import { errorCodeOf } from '@countin/domain/errors';
import { formatDate, joinFacts } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { failedQueries, LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Notice, Row, Rows, Section } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths/paths.ts';

const NOTHING: Waiting = { invitations: [], ownerships: [] };

/** Invitations to my address, ownerships that I am offered, and agreements that my artists and labels are offered. */
export function WaitingBlock({ now }: { readonly now: number }) {
  const { t } = useTranslation('today');
  const { uid } = useSession();
  const access = useDataAccess();
  const waiting = useQuery(waitingOptions(access, uid));
  const offers = useQuery(waitingOffersOptions(access, uid));
  const { invitations, ownerships } = waiting.data ?? NOTHING;
  const agreements = offers.data ?? [];
  const { error, retry } = failedQueries([waiting, offers]);
  if (!error && invitations.length + ownerships.length + agreements.length === 0) return null;
  return (
    <Section title={t('waiting.title')}>
      {error && <LoadErrorNotice error={error} onRetry={retry} />}
      <Rows>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} now={now} />
        ))}
        {ownerships.map((offer) => (
          <OwnershipRow key={offer.profileId} offer={offer} now={now} />
        ))}
        {agreements.map((offer) => (
          <AgreementRow key={`${offer.profileId} ${offer.partner.id}`} offer={offer} />
        ))}
      </Rows>
    </Section>
  );
}

interface InvitationRowProps {
  readonly invitation: Waiting['invitations'][number];
  readonly now: number;
}

function InvitationRow({ invitation, now }: InvitationRowProps) {
  const { t } = useTranslation('team');
  const locale = useLocale();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const accept = useMutation(acceptMailedInvitationOptions(useDataAccess()));
  const { id, profileName, inviterName, role, expiresAt } = invitation;
  const join = async () => {
    const { kind, profileId } = await accept.mutateAsync({ invitationId: id });
    await navigate(kind === 'artist' ? paths.artist.to(profileId) : paths.label.to(profileId));
  };
  return (
    <>
      <Row
        title={t('invitation.title', { profile: profileName })}
        below={joinFacts([
          t('invitation.text', { inviter: inviterName || t('invitation.someone'), role: t(`role.${role}`) }),
          t('invitation.until', { date: formatDate(locale, expiresAt, ownZone, now) }),
        ])}
        end={
          // The notice shows the error.
          <Button
            size="small"
            variant="solid"
            busy={accept.isPending || accept.isSuccess}
            onClick={() => void join().catch(() => undefined)}
          >
            {t('invitation.accept')}
          </Button>
        }
      />
      {accept.error && (
        <li>
          <Notice tone="danger" title={errorText(errorCodeOf(accept.error))} />
        </li>
      )}
    </>
  );
}

interface OwnershipRowProps {
  readonly offer: Waiting['ownerships'][number];
  readonly now: number;
}

function OwnershipRow({ offer: { kind, profileId, profileName, expiresAt }, now }: OwnershipRowProps) {
  const { t } = useTranslation('today');
  const date = formatDate(useLocale(), expiresAt, ownZone, now);
  const to = settingsOf(kind, profileId);
  return <Row title={<Link to={`${to}#ownership`}>{profileName}</Link>} below={t('waiting.ownership', { date })} />;
}

/** Leads to the settings of the artist or label, where the offer is accepted or declined. */
function AgreementRow({ offer: { kind, profileId, profileName, partner, isRequest } }: { offer: WaitingOffer }) {
  const { t } = useTranslation('agreements');
  const text = t(isRequest ? 'waiting.request' : `waiting.${kind}`, { name: partner.name });
  return <Row title={<Link to={`${settingsOf(kind, profileId)}#agreements`}>{text}</Link>} below={profileName} />;
}

const settingsOf = (kind: WaitingOffer['kind'], profileId: string) =>
  kind === 'artist' ? paths.artistSettings.to(profileId) : paths.labelSettings.to(profileId);
