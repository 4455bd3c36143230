import type { callables } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { releaseSearchTokens } from '@countin/domain/release';
import type { InferOutput } from 'valibot';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import { settleClaim } from '../platform/settle-claim.ts';
import { newId, type Services } from '../platform/services.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import { createDocument, refTo } from '../platform/write-document.ts';

export type NewRelease = InferOutput<typeof callables.createRelease.input>;

/**
 * Creates a draft release of an artist and claims its slug among the artist's releases.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `slug/taken`
 */
export async function createRelease(
  services: Services,
  caller: string,
  release: NewRelease,
): Promise<{ productId: string }> {
  const { db } = services;
  const { artistId, productSlug } = release;
  const named = { kind: 'artist', profileId: artistId } as const;
  const productId = newId(services);
  const at = services.now();
  const claim = refTo(db, documents.productSlug(artistId, productSlug));
  const product = refTo(db, documents.productRecord(productId));
  try {
    // A simultaneous transfer of the artist comes before or after: either way the release belongs to the artist's
    // owner.
    await db.runTransaction(async (transaction) => {
      const { profile: artist, owner } = await requirePermission({ db, transaction }, caller, named, 'release.create');
      const actor = await transaction.get(db.doc(documents.user(caller).path));
      const searchTokens = releaseSearchTokens({
        title: release.title,
        artistName: readField(documents.artistProfile, artist, 'name') ?? '',
        labelName: release.labelName,
        version: release.version,
        artists: release.artists,
      });
      createDocument(transaction, claim, { productId, createdBy: owner });
      createDocument(transaction, product, {
        ...release,
        searchTokens,
        id: productId,
        createdBy: owner,
        status: 'draft',
        publishedAt: null,
        createdAt: at,
        updatedAt: at,
      });
      noteActivity(services, transaction, named, { actor, action: 'release.created', subject: release.title });
    });
  } catch (error) {
    await settleClaim(product.ref, 'productSlug', error);
  }
  return { productId };
}
