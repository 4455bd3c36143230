import { useSession } from '@countin/data';
import { lazyPart } from '@countin/lazy-pages';
import { Button, EmptyState, PageHeader } from '@countin/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReleaseShelf } from '../collection/release-shelf.tsx';
import { useNow } from '../layout/use-now.ts';
import { LoadFault } from '../errors/load-fault.tsx';
import { ScreenSkeleton } from '../frame/screen-skeleton.tsx';
import { paths } from '../navigation/paths.ts';
import { useReleases } from '../releases/use-releases.ts';
import { useOwnArtist } from './own-artist.tsx';
import styles from './products-route.module.css';

const NewReleaseDialog = lazy(lazyPart(() => import('../new-release/new-release-dialog.tsx')));
const MINUTE = 60_000;

/** All releases of one artist. */
export function Component() {
  const { t } = useTranslation('releases');
  const artist = useOwnArtist();
  const artistId = artist.id;
  const { uid } = useSession();
  const now = useNow(MINUTE);
  const [pages, setPages] = useState(1);
  const [making, setMaking] = useState(false);
  const { releases, isPending, error, refetch, pagesRead } = useReleases(uid, { artistId, pages });
  const readOn = useCallback(() => setPages(pagesRead + 1), [pagesRead]);

  if (error) return <LoadFault error={error} onRetry={() => void refetch()} />;
  if (isPending) return <ScreenSkeleton />;
  const create = <Button look="filled" onClick={() => setMaking(true)}>{t('new.action')}</Button>;
  return (
    <>
      <PageHeader title={t('products.title')} above={<Link to={paths.artist.to(artistId)} className={styles.back}>{artist.name}</Link>} actions={releases.length > 0 && create} />
      <div className={styles.shelf}>
        {releases.length === 0 ? (
          <EmptyState title={t('products.emptyTitle')} action={create}>{t('products.emptyText')}</EmptyState>
        ) : (
          <ReleaseShelf releases={releases} view="list" now={now} artistNames={new Map()} label={t('products.title')} onEnd={readOn} />
        )}
      </div>
      <Suspense>{making && <NewReleaseDialog artists={[artist]} onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}
