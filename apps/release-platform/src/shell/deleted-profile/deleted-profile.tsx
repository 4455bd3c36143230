import { useDataAccess } from '@countin/data/access';
import type { ProfileKey } from '@countin/data/members';
import { profileContentOptions, restoreProfileOptions } from '@countin/data/profiles';
import { errorCodeOf } from '@countin/domain/errors';
import { formatDate } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, Notice, PageHeader } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ContentFigures } from './content-figures.tsx';
import styles from './deleted-profile.module.css';
import { ownZone, useNow } from '@countin/screen-kit/hooks';

const MINUTE = 60_000;

interface DeletedProfileProps {
  readonly profile: ProfileKey;
  readonly name: string;
  /** The owner alone can restore it. */
  readonly mayRestore: boolean;
}

/** A deleted profile: what goes, when, and the way back. */
export default function DeletedProfile({ profile, name, mayRestore }: DeletedProfileProps) {
  const { t } = useTranslation('profile-settings');
  const errorText = useErrorText();
  const locale = useLocale();
  const now = useNow(MINUTE);
  const access = useDataAccess();
  const content = useQuery({ ...profileContentOptions(access, profile), enabled: mayRestore });
  const restore = useMutation(restoreProfileOptions(access));
  const date = content.data?.removeAt != null ? formatDate(locale, content.data.removeAt, ownZone, now) : '…';
  return (
    <>
      <PageHeader title={t('deleted.title', { name })} below={mayRestore && t('deleted.text', { date })} />
      {mayRestore && (
        <div className={styles.content}>
          <ContentFigures kind={profile.kind} content={content} />
          <Button variant="primary" busy={restore.isPending} onClick={() => restore.mutate(profile)}>
            {t('deleted.restore', { name })}
          </Button>
          {restore.error && <Notice tone="danger" title={errorText(errorCodeOf(restore.error))} />}
        </div>
      )}
    </>
  );
}
