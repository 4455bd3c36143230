import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { Button } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface EndMembershipProps {
  readonly profileName: string;
  readonly name: string;
  /** Whether the membership is the reader's own. */
  readonly own: boolean;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** Leaves the profile, or removes a member, after asking once. */
export function EndMembership({ profileName, name, own, busy, onEnd }: EndMembershipProps) {
  const { t } = useTranslation('team');
  const [asking, setAsking] = useState(false);
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
      <Button size="small" variant="quiet" busy={busy} aria-label={texts.label} onClick={() => setAsking(true)}>
        {texts.open}
      </Button>
      {asking && (
        <ConfirmDialog
          variant="danger"
          title={texts.title}
          confirm={texts.open}
          cancel={t('cancel')}
          onConfirm={() => {
            setAsking(false);
            onEnd();
          }}
          onCancel={() => setAsking(false)}
        >
          {texts.text}
        </ConfirmDialog>
      )}
    </>
  );
}
