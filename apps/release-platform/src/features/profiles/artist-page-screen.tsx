import { ProfileEditor } from './editor/profile-editor.tsx';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';

/** The editor of an artist's public page. */
export const Component = artistScreen('profile.edit', ArtistPageScreen);

function ArtistPageScreen() {
  const artist = useOwnArtist();
  return <ProfileEditor key={artist.id} profile={artist} />;
}
