import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import { ScreenSkeleton } from '@countin/screen-kit/loading';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { useRecentItem } from '../palette/use-recent-item.ts';
import { SecondLevel } from '../navigation/second-level.tsx';
import { useOwnArtist } from './own-artist.tsx';
import { ProfileSwitch } from './profile-switch.tsx';

const DeletedProfile = lazy(lazyImport(() => import('../deleted-profile/deleted-profile.tsx')));

/** The screens of an artist under their common navigation. */
export function Component() {
  const artist = useOwnArtist();
  const to = paths.artist.to(artist.id);
  useRecentItem('artist', to, artist.name);
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
      <SecondLevel menu="artist" profile={artist} crumbs={[{ to, text: artist.name, beside: <ProfileSwitch /> }]} />
      <Outlet context={artist} />
    </>
  );
}
