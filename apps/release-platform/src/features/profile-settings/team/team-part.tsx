import { SettingsPart } from '@countin/account';
import { useDataAccess } from '@countin/data/access';
import { teamOptions, type ProfileKey } from '@countin/data/members';
import { can } from '@countin/domain/permissions';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Rows, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { OwnerRow } from './owner-row.tsx';

interface TeamPartProps {
  readonly profile: ProfileKey;
  /** Name of the artist or label. */
  readonly name: string;
  /** Called after the user has left the profile. */
  readonly onLeft: () => void;
}

/** Team of an artist or a label: members with their roles, invitations. For owners, managers and members alike. */
export function TeamPart({ profile, name, onLeft }: TeamPartProps) {
  const { t } = useTranslation('team');
  const { data: team, error, refetch } = useQuery(teamOptions(useDataAccess(), profile));
  const manages = can(team?.role, 'members.manage');
  return (
    <SettingsPart id="people" title={t('members.title')} lead={t('members.lead', { name })}>
      {!team && (error ? <LoadErrorNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={140} />)}
      {team && (
        <Rows label={t('members.title')}>
          <OwnerRow owner={team.owner} />
          {team.members.map((member) => (
            <MemberRow
              key={member.uid}
              profile={profile}
              profileName={name}
              member={member}
              manages={manages}
              onLeft={onLeft}
            />
          ))}
        </Rows>
      )}
      {team && team.invitations.length > 0 && (
        <Rows label={t('open.title')}>
          {team.invitations.map((invitation) => (
            <InvitationRow key={invitation.id} profile={profile} invitation={invitation} />
          ))}
        </Rows>
      )}
      {manages && <InviteForm profile={profile} />}
    </SettingsPart>
  );
}
