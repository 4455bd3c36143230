import { queryKeys, useDataAccess } from '@countin/data/access';
import { changeMemberRoleOptions, removeMemberOptions, type ProfileKey, type Team } from '@countin/data/members';
import { useSession } from '@countin/data/session';
import { MEMBER_ROLES, type MemberRole } from '@countin/domain/permissions';
import { formatDate } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Chip, Row, SelectField, visuallyHidden } from '@countin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { ActionNote } from '../../../shell/overview/action-note.tsx';
import { EndMembership } from './end-membership.tsx';
import { personName } from '../../../shell/profiles/person-name.ts';

const MINUTE = 60_000;

interface MemberRowProps {
  readonly profile: ProfileKey;
  readonly profileName: string;
  readonly member: Team['members'][number];
  /** Whether the reader may change and remove members. */
  readonly manages: boolean;
  readonly onLeft: () => void;
}

/** A member: role, and for managers the change of it. Members can leave. */
export function MemberRow({ profile, profileName, member, manages, onLeft }: MemberRowProps) {
  const { t } = useTranslation('team');
  const own = useSession().uid === member.uid;
  const access = useDataAccess();
  const client = useQueryClient();
  const changeRole = useMutation(changeMemberRoleOptions(access));
  const remove = useMutation(removeMemberOptions(access));
  const busy = changeRole.isPending || remove.isPending;
  const { uid } = member;
  const end = async () => {
    changeRole.reset();
    await remove.mutateAsync({ ...profile, uid });
    if (own) onLeft();
    else await client.invalidateQueries({ queryKey: queryKeys.team(profile.kind, profile.profileId) });
  };
  const name = personName(member, t('members.unnamed'));
  return (
    <Row
      title={<bdi>{name}</bdi>}
      below={
        <ActionNote error={changeRole.error ?? remove.error}>
          <Since member={member} own={own} />
        </ActionNote>
      }
      end={
        <>
          {manages && !own ? (
            <RoleField
              role={member.role}
              name={name}
              disabled={busy}
              onChange={(role) => {
                remove.reset();
                changeRole.mutate({ ...profile, uid, role });
              }}
            />
          ) : (
            <Chip>{t(`role.${member.role}`)}</Chip>
          )}
          {(manages || own) && (
            <EndMembership
              profileName={profileName}
              name={name}
              own={own}
              busy={busy}
              // The note shows the error.
              onEnd={() => void end().catch(() => undefined)}
            />
          )}
        </>
      }
    />
  );
}

function Since({ member, own }: { readonly member: Team['members'][number]; readonly own: boolean }) {
  const { t } = useTranslation('team');
  const locale = useLocale();
  const now = useNow(MINUTE);
  return own ? t('members.you') : t('members.since', { date: formatDate(locale, member.since, ownZone, now) });
}

interface RoleFieldProps {
  readonly role: MemberRole;
  readonly name: string;
  readonly disabled: boolean;
  readonly onChange: (role: MemberRole) => void;
}

function RoleField({ role, name, disabled, onChange }: RoleFieldProps) {
  const { t } = useTranslation('team');
  return (
    <SelectField
      label={<span className={visuallyHidden}>{t('members.roleOf', { name })}</span>}
      value={role}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value as MemberRole)}
    >
      {MEMBER_ROLES.map((each) => (
        <option key={each} value={each}>
          {t(`role.${each}`)}
        </option>
      ))}
    </SelectField>
  );
}
