import { useDataAccess } from '@countin/data/access';
import { deleteReleaseOptions, releaseContentOptions } from '@countin/data/releases';
import { errorCodeOf } from '@countin/domain/errors';
import { formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Dialog, Figures, Notice, Skeleton } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './deletion.module.css';

/** What a deletion ends, the widest effect first. */
const WHAT = ['pages', 'labelFeeds', 'waiting', 'kept', 'campaigns', 'tasks'] as const;

interface DeleteReleaseDialogProps {
  readonly productId: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a release is deleted, and says what ends with it. */
export default function DeleteReleaseDialog({ productId, title, onClose, onDeleted }: DeleteReleaseDialogProps) {
  const { t } = useTranslation('release-lists');
  const remove = useMutation(deleteReleaseOptions(useDataAccess()));
  const errorText = useErrorText();
  const submit = async () => {
    await remove.mutateAsync({ productId });
    onDeleted();
  };
  return (
    <Dialog open alert onClose={onClose} title={t('deletion.ask', { title })} closeLabel={t('deletion.cancel')}>
      <p className={styles.text}>{t('deletion.text')}</p>
      <EndsWithIt productId={productId} />
      {remove.error && <Notice tone="danger" title={errorText(errorCodeOf(remove.error))} />}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {t('deletion.cancel')}
        </Button>
        <Button
          variant="danger"
          busy={remove.isPending}
          // The notice shows the error.
          onClick={() => void submit().catch(() => undefined)}
          autoFocus
        >
          {t('deletion.submit')}
        </Button>
      </div>
    </Dialog>
  );
}

function EndsWithIt({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('release-lists');
  const locale = useLocale();
  const { data, error, refetch } = useQuery(releaseContentOptions(useDataAccess(), productId));
  if (!data) return error ? <LoadErrorNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={64} />;
  const counts = { ...data, pages: data.page ? 1 : 0 };
  const ending = WHAT.filter((what) => counts[what] > 0);
  if (ending.length === 0) return null;
  return (
    <Figures
      label={t('deletion.ends')}
      figures={ending.map((what) => ({ name: t(`deletion.${what}`), value: formatNumber(locale, counts[what]) }))}
    />
  );
}
