import type { callables } from '@countin/domain/callables';
import { paths } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { releaseSearchTokens } from '@countin/domain/release';
import { Timestamp } from '@google-cloud/firestore';
import type { InferOutput } from 'valibot';
import { createClaimed } from '../platform/create-claimed.ts';
import { newId, type Services } from '../platform/services.ts';

export type NewRelease = InferOutput<typeof callables.createRelease.input>;

/**
 * Creates a draft release of an artist and claims its slug among the artist's releases.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `slug/taken`
 */
export async function createRelease(
  services: Services,
  owner: string,
  release: NewRelease,
): Promise<{ productId: string }> {
  const { artistId, productSlug } = release;
  const artist = await services.db.doc(paths.artistProfile(artistId)).get();
  if (!artist.exists) throw new AppError('profile/not-found', { field: 'artistId' });
  if (artist.get('createdBy') !== owner) throw new AppError('access/denied');

  const productId = newId(services);
  const searchTokens = releaseSearchTokens({
    title: release.title,
    artistName: String(artist.get('name')),
    labelName: release.labelName,
  });
  const at = Timestamp.fromMillis(services.now());
  await createClaimed(
    services.db,
    { path: paths.productSlug(artistId, productSlug), data: { productId, createdBy: owner } },
    {
      path: paths.musicProduct(productId),
      data: {
        ...release,
        searchTokens,
        id: productId,
        createdBy: owner,
        status: 'draft',
        publishedAt: null,
        createdAt: at,
        updatedAt: at,
      },
    },
    'productSlug',
  );
  return { productId };
}
