import { lazyImport } from '@countin/deployment-recovery';
import { usePermissions } from '@countin/data/permissions';
import { ListScreen } from '@countin/screen-kit/list';
import { ScreenSkeleton } from '@countin/screen-kit/loading';
import { Button, buttonClass, PageHeader } from '@countin/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNow } from '@countin/screen-kit/hooks';
import { paths } from '../../../paths/paths.ts';
import { ownArtistLoader } from '../../../shell/profiles/own-artist-loader.ts';
import { artistScreen } from '../../../shell/profiles/artist-screen.tsx';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { StateChip } from '../../../shell/releases/state-chip.tsx';
import { ReleaseShelf } from './release-shelf.tsx';
import { releaseListOptions, useReleaseSearch } from './use-release-search.ts';

const NewReleaseDialog = lazy(lazyImport(() => import('../../../shell/new-release/new-release-dialog.tsx')));
const DeleteButton = lazy(lazyImport(() => import('../deletion/delete-button.tsx')));
const DeletedReleases = lazy(lazyImport(() => import('../deletion/deleted-releases.tsx')));
const ReleaseWeek = lazy(lazyImport(() => import('../../../shell/numbers/release-week.tsx')));
const MINUTE = 60_000;
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Starts to load the first releases. */
export const loader = ownArtistLoader(({ access, client, owner, artistId, may }) => {
  if (may('release.read'))
    void client.prefetchInfiniteQuery(releaseListOptions(access, owner, { artistId }, Date.now()));
});

/** All releases of one artist. */
export const Component = artistScreen('release.read', ProductsScreen);

function ProductsScreen() {
  const { t } = useTranslation(['releases', 'release-lists']);
  const artist = useOwnArtist();
  const { may } = usePermissions('artist', artist);
  const now = useNow(MINUTE);
  const [making, setMaking] = useState(false);
  const list = useReleaseSearch({ artistId: artist.id, owner: artist.createdBy });

  if (list.isPending) return <ScreenSkeleton />;
  const create = may('release.create') && (
    <>
      <Link className={buttonClass()} to={paths.bulkLinks.to({ artist: artist.id })}>
        {t('release-lists:findMissing')}
      </Link>
      <Button variant="solid" onClick={() => setMaking(true)}>
        {t('new.action')}
      </Button>
    </>
  );
  const isEmpty = list.count === 0 && list.complete;
  return (
    <>
      <ListScreen
        list={list}
        header={
          <PageHeader
            title={t('products.title')}
            below={isEmpty ? undefined : t(`release-lists:order.${list.order}`)}
            actions={!isEmpty && create}
          />
        }
        empty={{ title: t('products.emptyTitle'), text: t('products.emptyText'), action: create }}
      >
        <ReleaseShelf
          list={list}
          view="list"
          now={now}
          artistNames={NO_NAMES}
          label={t('products.title')}
          endOf={(release) => (
            <>
              <StateChip product={release} now={now} />
              {may('release.delete') && (
                <Suspense>
                  <DeleteButton productId={release.id} title={release.title} />
                </Suspense>
              )}
            </>
          )}
          besideOf={({ id, status }) =>
            may('numbers.read') &&
            status !== 'draft' && (
              <Suspense>
                <ReleaseWeek artistId={artist.id} productId={id} />
              </Suspense>
            )
          }
        />
      </ListScreen>
      {may('release.delete') && (
        <Suspense>
          <DeletedReleases artistId={artist.id} />
        </Suspense>
      )}
      <Suspense>{making && <NewReleaseDialog artists={[artist]} onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}
