import { queryKeys, useDataAccess } from '@countin/data/access';
import { removeMemberOptions, type ProfileKey } from '@countin/data/members';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { Button } from '@countin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from './use-action.ts';

interface EndMembershipProps {
  readonly profile: ProfileKey;
  readonly profileName: string;
  readonly uid: string;
  readonly name: string;
  /** Whether the membership is the reader's own. */
  readonly own: boolean;
  readonly action: Action;
  readonly onLeft: () => void;
}

/** Leaves the profile, or removes a member, after asking once. */
export function EndMembership({ profile, profileName, uid, name, own, action, onLeft }: EndMembershipProps) {
  const { t } = useTranslation('team');
  const client = useQueryClient();
  const remove = useMutation(removeMemberOptions(useDataAccess()));
  const [asking, setAsking] = useState(false);
  const end = async () => {
    setAsking(false);
    if (!(await action.run(() => remove.mutateAsync({ ...profile, uid })))) return;
    if (own) onLeft();
    else await client.invalidateQueries({ queryKey: queryKeys.team(profile.kind, profile.profileId) });
  };
  const texts = own
    ? {
        open: t('members.leave'),
        label: t('members.leave'),
        title: t('members.leaveTitle', { profile: profileName }),
        text: t('members.leaveText'),
      }
    : {
        open: t('members.remove'),
        label: t('members.removeOf', { name }),
        title: t('members.removeTitle', { name }),
        text: t('members.removeText', { name }),
      };
  return (
    <>
      <Button size="small" variant="quiet" busy={action.busy} aria-label={texts.label} onClick={() => setAsking(true)}>
        {texts.open}
      </Button>
      {asking && (
        <ConfirmDialog
          variant="danger"
          title={texts.title}
          confirm={texts.open}
          cancel={t('cancel')}
          onConfirm={() => void end()}
          onCancel={() => setAsking(false)}
        >
          {texts.text}
        </ConfirmDialog>
      )}
    </>
  );
}
