import { pagesOptions, usePages } from '@countin/data/publisher';
import { AppError } from '@countin/domain/errors';
import { PAGE_KINDS, pageIdOf, type PageRow } from '@countin/domain/publisher';
import { lazyImport } from '@countin/deployment-recovery';
import { LoadError, screenLoader, ScreenSkeleton } from '@countin/screen-kit/loading';
import { PageHeader, Skeleton } from '@countin/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { publisherPaths } from '../../../paths/publisher-paths.ts';
import { PageStateChip } from '../page-state-chip.tsx';
import { PageFacts } from './page-facts.tsx';
import styles from '../publisher.module.css';

// The schemas of all kinds of pages are large, and facts show without them.
const PageDetails = lazy(lazyImport(() => import('./page-details.tsx')));

/** Starts to load the pages. */
export const loader = screenLoader(({ access, client }) => {
  void client.prefetchInfiniteQuery(pagesOptions(access));
});

/** One public page: its facts, what has changed, and its history. */
export function Component() {
  const { kind: named = '', id = '' } = useParams();
  const pages = usePages();
  const kind = PAGE_KINDS.find((known) => known === named);
  const wanted = kind && pageIdOf({ kind, id });
  const row = pages.rows.find(({ key }) => pageIdOf(key) === wanted);
  if (row) return <PagePanel key={wanted} row={row} />;
  if (pages.error) return <LoadError error={pages.error} onRetry={pages.retry} />;
  if (kind && !pages.complete) return <ScreenSkeleton />;
  return <LoadError error={new AppError(kind === 'release' ? 'release/not-found' : 'profile/not-found')} />;
}

function PagePanel({ row }: { readonly row: PageRow }) {
  const { t } = useTranslation(['publisher', 'releases']);
  return (
    <>
      <PageHeader
        title={row.title || t('releases:untitled')}
        above={<Link to={publisherPaths.publisher.to()}>{t('publisher:back')}</Link>}
        below={
          <span className={styles.actions}>
            {t(`publisher:kind.${row.key.kind}`)} <PageStateChip kind={row.key.kind} state={row.state} />
          </span>
        }
      />
      <div className={styles.columns}>
        <PageFacts row={row} />
        <Suspense fallback={<Skeleton height={200} />}>
          <PageDetails row={row} />
        </Suspense>
      </div>
    </>
  );
}
