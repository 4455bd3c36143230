import { useDataAccess } from '@countin/data/access';
import { changeMemberRoleOptions, type ProfileKey, type Team } from '@countin/data/members';
import { useSession } from '@countin/data/session';
import { MEMBER_ROLES, type MemberRole } from '@countin/domain/permissions';
import { formatDate } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Chip, Row, SelectField, visuallyHidden } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownZone } from '../hooks/own-zone.ts';
import { useNow } from '@countin/screen-kit/hooks';
import { ActionNote } from './action-note.tsx';
import { EndMembership } from './end-membership.tsx';
import { personName } from './person-name.ts';
import { useAction, type Action } from './use-action.ts';

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
  const action = useAction();
  const name = personName(member, t('members.unnamed'));
  return (
    <Row
      title={<bdi>{name}</bdi>}
      below={
        <ActionNote action={action}>
          <Since member={member} own={own} />
        </ActionNote>
      }
      end={
        <>
          {manages && !own ? (
            <RoleField profile={profile} member={member} name={name} action={action} />
          ) : (
            <Chip>{t(`role.${member.role}`)}</Chip>
          )}
          {(manages || own) && (
            <EndMembership
              profile={profile}
              profileName={profileName}
              uid={member.uid}
              name={name}
              own={own}
              action={action}
              onLeft={onLeft}
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
  readonly profile: ProfileKey;
  readonly member: Team['members'][number];
  readonly name: string;
  readonly action: Action;
}

function RoleField({ profile, member, name, action }: RoleFieldProps) {
  const { t } = useTranslation('team');
  const changeRole = useMutation(changeMemberRoleOptions(useDataAccess()));
  return (
    <SelectField
      label={<span className={visuallyHidden}>{t('members.roleOf', { name })}</span>}
      value={member.role}
      disabled={action.busy}
      onChange={(event) => {
        const role = event.target.value as MemberRole;
        void action.run(() => changeRole.mutateAsync({ ...profile, uid: member.uid, role }));
      }}
    >
      {MEMBER_ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`role.${role}`)}
        </option>
      ))}
    </SelectField>
  );
}
