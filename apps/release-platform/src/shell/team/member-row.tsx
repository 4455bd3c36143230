import { queryKeys, useDataAccess } from '@countin/data/access';
import { changeMemberRoleOptions, removeMemberOptions, type ProfileKey, type Team } from '@countin/data/members';
import { useSession } from '@countin/data/session';
import { MEMBER_ROLES, type MemberRole } from '@countin/domain/permissions';
import { formatDate } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { Button, Chip, Row, SelectField, visuallyHidden } from '@countin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownZone } from '../hooks/own-zone.ts';
import { personName } from './person-name.ts';
import styles from './team.module.css';
import { useAction } from './use-action.ts';

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
  const locale = useLocale();
  const errorText = useErrorText();
  const access = useDataAccess();
  const client = useQueryClient();
  const own = useSession().uid === member.uid;
  const changeRole = useMutation(changeMemberRoleOptions(access));
  const remove = useMutation(removeMemberOptions(access));
  const action = useAction();
  const [asking, setAsking] = useState(false);
  const name = personName(member, t('members.unnamed'));
  const since = t('members.since', { date: formatDate(locale, member.since, ownZone, Date.now()) });

  const end = async () => {
    setAsking(false);
    const done = await action.run(() => remove.mutateAsync({ ...profile, uid: member.uid }));
    if (!done) return;
    if (own) onLeft();
    else await client.invalidateQueries({ queryKey: queryKeys.team(profile.kind, profile.profileId) });
  };
  return (
    <Row
      title={<bdi>{name}</bdi>}
      below={
        action.errorCode ? <span role="alert">{errorText(action.errorCode)}</span> : own ? t('members.you') : since
      }
      end={
        <div className={styles.end}>
          {manages && !own ? (
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
          ) : (
            <Chip>{t(`role.${member.role}`)}</Chip>
          )}
          {(manages || own) && (
            <Button
              size="small"
              variant="quiet"
              busy={action.busy}
              aria-label={own ? t('members.leave') : t('members.removeOf', { name })}
              onClick={() => setAsking(true)}
            >
              {t(own ? 'members.leave' : 'members.remove')}
            </Button>
          )}
          {asking && (
            <ConfirmDialog
              variant="danger"
              title={own ? t('members.leaveTitle', { profile: profileName }) : t('members.removeTitle', { name })}
              confirm={t(own ? 'members.leave' : 'members.remove')}
              cancel={t('cancel')}
              onConfirm={() => void end()}
              onCancel={() => setAsking(false)}
            >
              {own ? t('members.leaveText') : t('members.removeText', { name })}
            </ConfirmDialog>
          )}
        </div>
      }
    />
  );
}
