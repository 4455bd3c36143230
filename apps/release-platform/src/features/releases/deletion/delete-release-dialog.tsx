import { useDataAccess } from '@countin/data/access';
import { deleteReleaseOptions, releaseContentOptions } from '@countin/data/releases';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { EntityForm, FormActions, useEntityForm } from '@countin/screen-kit/form';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Dialog, Figures, Skeleton } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import styles from './deletion.module.css';

interface DeleteReleaseDialogProps {
  readonly productId: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a release is deleted, and says what ends with it. */
export default function DeleteReleaseDialog({ productId, title, onClose, onDeleted }: DeleteReleaseDialogProps) {
  const { t } = useTranslation('release-deletion');
  const remove = useMutation(deleteReleaseOptions(useDataAccess()));
  const form = useEntityForm({
    schema: v.object({}),
    defaultValues: {},
    onSubmit: async () => {
      await remove.mutateAsync({ productId });
      onDeleted();
    },
  });
  return (
    <Dialog open alert onClose={onClose} title={t('ask', { title })} closeLabel={t('cancel')}>
      <p className={styles.text}>{t('text')}</p>
      <EntityForm
        form={form}
        actions={
          <FormActions submit={t('submit')} busy={form.busy} variant="danger" cancel={t('cancel')} onCancel={onClose} />
        }
      >
        <EndsWithIt productId={productId} />
      </EntityForm>
    </Dialog>
  );
}

function EndsWithIt({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('release-deletion');
  const locale = useLocale();
  const { data, error, refetch } = useQuery(releaseContentOptions(useDataAccess(), productId));
  if (!data) return error ? <LoadErrorNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={64} />;
  const counts = { ...data, pages: data.page ? 1 : 0 };
  return (
    <Figures
      label={t('ends')}
      figures={(['pages', 'waiting', 'campaigns', 'tasks'] as const).map((what) => ({
        name: t(what),
        value: formatNumber(locale, counts[what]),
      }))}
    />
  );
}
