import { artistOptions, releaseOptions, useDataAccess } from '@countin/data';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { LoadFault } from '../errors/load-fault.tsx';
import { ScreenSkeleton } from '../frame/screen-skeleton.tsx';
import { paths } from '../navigation/paths.ts';
import { ReleaseEditor } from '../release-editor/release-editor.tsx';

/** A release of mine, with its editor. */
export function Component() {
  const { artistId = '', productId = '' } = useParams();
  const access = useDataAccess();
  const artist = useQuery(artistOptions(access, artistId));
  const product = useQuery(releaseOptions(access, productId));
  const error = product.data && artist.data ? null : (product.error ?? artist.error);
  if (error) return <LoadFault error={error} onRetry={() => void Promise.all([product.refetch(), artist.refetch()])} />;
  if (!product.data || !artist.data) return <ScreenSkeleton />;
  if (product.data.artistId !== artistId) return <Navigate to={paths.product.to(product.data.artistId, product.data.id)} replace />;
  return <ReleaseEditor key={product.data.id} product={product.data} artist={artist.data} />;
}
