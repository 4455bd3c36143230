import type { callables } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { releaseSearchTokens } from '@countin/domain/release';
import type { InferOutput } from 'valibot';
import { createClaimed } from '../platform/create-claimed.ts';
import { newId, type Services } from '../platform/services.ts';
import { createDocument, refTo } from '../platform/write-document.ts';

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
  const artist = await services.db.doc(documents.artistProfile(artistId).path).get();
  if (!artist.exists) throw new AppError('profile/not-found', { field: 'artistId' });
  if (readField(documents.artistProfile, artist, 'createdBy') !== owner) throw new AppError('access/denied');
  if (readField(documents.artistProfile, artist, 'deletedAt') !== undefined) throw new AppError('profile/deleted');

  const productId = newId(services);
  const searchTokens = releaseSearchTokens({
    title: release.title,
    artistName: readField(documents.artistProfile, artist, 'name') ?? '',
    labelName: release.labelName,
  });
  const at = services.now();
  const claim = refTo(services.db, documents.productSlug(artistId, productSlug));
  const product = refTo(services.db, documents.productRecord(productId));
  await createClaimed(services.db, product.ref, 'productSlug', (batch) => {
    createDocument(batch, claim, { productId, createdBy: owner });
    createDocument(batch, product, {
      ...release,
      searchTokens,
      id: productId,
      createdBy: owner,
      status: 'draft',
      publishedAt: null,
      createdAt: at,
      updatedAt: at,
    });
  });
  return { productId };
}
