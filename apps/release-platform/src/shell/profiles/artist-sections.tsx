import { Outlet } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { useRecentItem } from '../palette/use-recent-item.ts';
import { SecondLevel } from '../navigation/second-level.tsx';
import { useOwnArtist } from './own-artist.tsx';
import { ProfileSwitch } from './profile-switch.tsx';

/** The screens of an artist under their common navigation. */
export function Component() {
  const artist = useOwnArtist();
  const to = paths.artist.to(artist.id);
  useRecentItem('artist', to, artist.name);
  return (
    <>
      <SecondLevel menu="artist" profile={artist} crumbs={[{ to, text: artist.name, beside: <ProfileSwitch /> }]} />
      <Outlet context={artist} />
    </>
  );
}
