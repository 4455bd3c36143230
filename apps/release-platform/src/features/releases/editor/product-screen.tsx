import { useDataAccess } from '@countin/data/access';
import { artistDefaultsOptions } from '@countin/data/profiles';
import { releaseOptions } from '@countin/data/releases';
import { firstRead } from '@countin/screen-kit/loading';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { ReleaseEditor } from './release-editor.tsx';
import { artistScreen } from '../../../shell/profiles/artist-screen.tsx';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { ownArtistLoader } from '../../../shell/profiles/own-artist-loader.ts';

/** Starts to load the release, and what new parts of it begin with. */
export const loader = ownArtistLoader(({ access, client, may, artistId, params: { productId = '' } }) => {
  if (!may('release.read')) return undefined;
  return Promise.all([
    firstRead(client, releaseOptions(access, productId)),
    firstRead(client, artistDefaultsOptions(access, artistId)),
  ]);
});

/** A release of mine, with its editor. */
export const Component = artistScreen('release.read', ProductScreen);

function ProductScreen() {
  const { productId = '' } = useParams();
  const artist = useOwnArtist();
  const access = useDataAccess();
  const { data: product } = useSuspenseQuery(releaseOptions(access, productId));
  if (product.artistId !== artist.id) return <Navigate to={paths.product.to(product.artistId, product.id)} replace />;
  return <ReleaseEditor key={product.id} product={product} artist={artist} />;
}
