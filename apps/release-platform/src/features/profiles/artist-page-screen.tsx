import { useDataAccess } from '@countin/data/access';
import { artistPageOptions } from '@countin/data/profiles';
import { firstRead } from '@countin/screen-kit/loading';
import { useSuspenseQuery } from '@tanstack/react-query';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import { ArtistPageEditor } from './artist-page/artist-page-editor.tsx';

/** Starts to load the content of the page. */
export const loader = ownArtistLoader(
  ({ access, client, artistId, may }) => may('profile.edit') && firstRead(client, artistPageOptions(access, artistId)),
);

/** The editor of an artist's public page. */
export const Component = artistScreen('profile.edit', ArtistPageScreen);

function ArtistPageScreen() {
  const { id } = useOwnArtist();
  const { data: artist } = useSuspenseQuery(artistPageOptions(useDataAccess(), id));
  return <ArtistPageEditor key={id} artist={artist} />;
}
