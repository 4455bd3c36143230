import { lazyImport } from '@countin/deployment-recovery';
import { LoadError, ScreenSkeleton } from '@countin/screen-kit/loading';
import { Button, EmptyState, PageHeader } from '@countin/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReleaseShelf } from './release-shelf.tsx';
import { useNow } from '../../../shell/hooks/use-now.ts';
import { paths } from '../../../shell/navigation/paths.ts';
import { useReleaseSearch } from './use-release-search.ts';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { BackLink } from '../../../shell/navigation/back-link.tsx';
import styles from './products-screen.module.css';

const NewReleaseDialog = lazy(lazyImport(() => import('../../../shell/new-release/new-release-dialog.tsx')));
const MINUTE = 60_000;

/** All releases of one artist. */
export function Component() {
  const { t } = useTranslation(['releases', 'release-lists']);
  const artist = useOwnArtist();
  const now = useNow(MINUTE);
  const [making, setMaking] = useState(false);
  const { releases, isPending, error, complete, order, readOn, retry } = useReleaseSearch({ artistId: artist.id });

  if (error && releases.length === 0) return <LoadError error={error} onRetry={retry} />;
  if (isPending) return <ScreenSkeleton />;
  const create = (
    <Button look="filled" onClick={() => setMaking(true)}>
      {t('new.action')}
    </Button>
  );
  const nothing = releases.length === 0 && complete;
  return (
    <>
      <PageHeader
        title={t('products.title')}
        above={
          <BackLink to={paths.artist.to(artist.id)}>
            <bdi>{artist.name}</bdi>
          </BackLink>
        }
        below={nothing ? undefined : t(`release-lists:order.${order}`)}
        actions={!nothing && create}
      />
      <div className={styles.shelf}>
        {nothing ? (
          <EmptyState title={t('products.emptyTitle')} action={create}>
            {t('products.emptyText')}
          </EmptyState>
        ) : (
          <ReleaseShelf
            releases={releases}
            view="list"
            now={now}
            artistNames={NO_NAMES}
            label={t('products.title')}
            complete={complete}
            onEnd={readOn}
          />
        )}
        {error && <LoadError error={error} onRetry={retry} />}
      </div>
      <Suspense>{making && <NewReleaseDialog artists={[artist]} onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();
