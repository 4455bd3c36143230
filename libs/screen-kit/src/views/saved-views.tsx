import { lazyImport } from '@countin/deployment-recovery';
import type { SavedViewScreen } from '@countin/domain/publisher';
import { Button } from '@countin/ui';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ViewsDialog = lazy(lazyImport(() => import('./views-dialog.tsx')));

/** What a screen's views are about. */
export interface SavedViewsProps {
  readonly screen: SavedViewScreen;
  /** Parameters of the address that belong to a view: the search, filters and layout. Others are not saved or applied. */
  readonly parameters: readonly string[];
}

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
