import { lazyImport } from '@countin/deployment-recovery';
import type { SavedViewsProps } from '@countin/screen-kit/views';
import { Button } from '@countin/ui';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ViewsDialog = lazy(
  lazyImport(() => import('@countin/screen-kit/views').then(({ ViewsDialog: dialog }) => ({ default: dialog }))),
);

/** Button that opens the saved views of a screen. */
export function SavedViews(props: SavedViewsProps) {
  const { t } = useTranslation('saved-views');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Bookmark aria-hidden />
        {t('open')}
      </Button>
      <Suspense>{open && <ViewsDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
