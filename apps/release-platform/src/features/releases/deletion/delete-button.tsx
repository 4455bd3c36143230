import { lazyImport } from '@countin/deployment-recovery';
import { IconButton } from '@countin/ui';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const DeleteReleaseDialog = lazy(lazyImport(() => import('./delete-release-dialog.tsx')));

interface DeleteButtonProps {
  readonly productId: string;
  readonly title: string;
}

/** Deletes a release from a list, after a question. */
export default function DeleteButton({ productId, title }: DeleteButtonProps) {
  const { t } = useTranslation(['release-lists', 'releases']);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const name = title || t('releases:untitled');
  return (
    <>
      <IconButton
        size="small"
        icon={<Trash2 aria-hidden />}
        label={t('deletion.deleteNamed', { title: name })}
        onClick={() => setAsking(true)}
      />
      <Suspense>
        {asking && <DeleteReleaseDialog productId={productId} title={name} onClose={close} onDeleted={close} />}
      </Suspense>
    </>
  );
}
