import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import { ScreenSkeleton } from '@countin/screen-kit/loading';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { SectionNav } from '../navigation/section-nav.tsx';
import { useOwnArtist } from './own-artist.tsx';

const DeletedProfile = lazy(lazyImport(() => import('../deleted-profile/deleted-profile.tsx')));

/** The screens of an artist under their common navigation. */
export function Component() {
  const { t } = useTranslation(['release-lists', 'nav']);
  const artist = useOwnArtist();
  const { may } = usePermissions('artist', artist);
  if (artist.deletedAt !== undefined)
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <DeletedProfile
          profile={{ kind: 'artist', profileId: artist.id }}
          name={artist.name}
          mayRestore={may('profile.delete')}
        />
      </Suspense>
    );
  return (
    <>
      <SectionNav
        label={t('sections.artist')}
        entries={[
          { to: paths.artist.to(artist.id), text: t('sections.overview') },
          { to: paths.artistPage.to(artist.id), text: t('sections.page') },
          { to: paths.products.to(artist.id), text: t('nav:titles.products') },
          { to: paths.medley.to(artist.id), text: t('nav:titles.medley') },
          { to: paths.signups.to(artist.id), text: t('nav:titles.signups') },
          { to: paths.artistSettings.to(artist.id), text: t('sections.settings') },
        ]}
      />
      <Outlet context={artist} />
    </>
  );
}
