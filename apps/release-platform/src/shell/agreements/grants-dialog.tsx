import { changeGrantsOptions, type ListedAgreement } from '@countin/data/agreements';
import { useDataAccess } from '@countin/data/access';
import type { ProfileKey } from '@countin/data/members';
import type { Grant } from '@countin/domain/agreements';
import { useErrorText } from '@countin/i18n/react';
import { Button, Dialog, Hint, Notice } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../team/use-action.ts';
import styles from './agreements.module.css';
import { GrantChoice } from './grant-choice.tsx';

interface GrantsDialogProps {
  readonly profile: ProfileKey;
  readonly agreement: ListedAgreement;
  readonly onClose: () => void;
}

/** Changes what an agreement allows. What a label wants beyond waits for the artist. */
export function GrantsDialog({ profile, agreement, onClose }: GrantsDialogProps) {
  const { t } = useTranslation('agreements');
  const errorText = useErrorText();
  const change = useMutation(changeGrantsOptions(useDataAccess()));
  const [grants, setGrants] = useState<readonly Grant[]>(agreement.requested ?? agreement.grants);
  const action = useAction();
  const save = async () => {
    const pair = { ...profile, partnerId: agreement.partner.id };
    if (await action.run(() => change.mutateAsync({ ...pair, grants: [...grants] }))) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={<bdi>{agreement.partner.name}</bdi>} closeLabel={t('cancel')}>
      <div className={styles.body}>
        <GrantChoice grants={grants} onChange={setGrants} />
        {profile.kind === 'label' && <Hint>{t('labelMore')}</Hint>}
        {action.errorCode && <Notice tone="danger" title={errorText(action.errorCode)} />}
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="solid" busy={action.busy} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </Dialog>
  );
}
