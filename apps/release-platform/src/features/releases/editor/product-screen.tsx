import { useDataAccess } from '@countin/data/access';
import { releaseOptions } from '@countin/data/releases';
import { LoadError, ScreenSkeleton } from '@countin/screen-kit/loading';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../../shell/navigation/paths.ts';
import { ReleaseEditor } from './release-editor.tsx';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';

/** A release of mine, with its editor. */
export function Component() {
  const { productId = '' } = useParams();
  const artist = useOwnArtist();
  const access = useDataAccess();
  const { data: product, error, refetch } = useQuery(releaseOptions(access, productId));
  if (error && !product) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!product) return <ScreenSkeleton />;
  if (product.artistId !== artist.id) return <Navigate to={paths.product.to(product.artistId, product.id)} replace />;
  return <ReleaseEditor key={product.id} product={product} artist={artist} />;
}
