import { paths } from '../../paths/paths.ts';
import { useOwnArtist } from './own-artist.tsx';
import { ProfileSections } from './profile-sections.tsx';

/** The screens of an artist under their common navigation. */
export function Component() {
  const artist = useOwnArtist();
  return <ProfileSections kind="artist" profile={artist} to={paths.artist.to(artist.id)} />;
}
