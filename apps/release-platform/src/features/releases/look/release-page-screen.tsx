import { useDataAccess } from '@countin/data/access';
import { releaseOptions } from '@countin/data/releases';
import { firstRead } from '@countin/screen-kit/loading';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { artistScreen } from '../../../shell/profiles/artist-screen.tsx';
import { ownArtistLoader } from '../../../shell/profiles/own-artist-loader.ts';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { LookEditor } from './look-editor.tsx';

/** Starts to load the release. */
export const loader = ownArtistLoader(
  ({ access, client, may, params: { productId = '' } }) =>
    may('release.read') && firstRead(client, releaseOptions(access, productId)),
);

/** The appearance of a release's public page. */
export const Component = artistScreen('release.read', ReleasePageScreen);

function ReleasePageScreen() {
  const { productId = '' } = useParams();
  const artist = useOwnArtist();
  const { data: product } = useSuspenseQuery(releaseOptions(useDataAccess(), productId));
  if (product.artistId !== artist.id)
    return <Navigate to={paths.releasePage.to(product.artistId, product.id)} replace />;
  return <LookEditor key={product.id} product={product} artist={artist} />;
}
