import { ProfileEditor } from './editor/profile-editor.tsx';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';

/** The editor of an artist's public page. */
export function Component() {
  const artist = useOwnArtist();
  return <ProfileEditor key={artist.id} kind="artist" profile={artist} />;
}
