import type { callables } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { releaseSearchTokens } from '@countin/domain/release';
import type { InferOutput } from 'valibot';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import { createClaimed } from '../platform/create-claimed.ts';
import { readPermittedProfile } from '../profiles/permitted-profile.ts';
import { newId, type Services } from '../platform/services.ts';
import { createDocument, refTo } from '../platform/write-document.ts';

export type NewRelease = InferOutput<typeof callables.createRelease.input>;

/**
 * Creates a draft release of an artist and claims its slug among the artist's releases.
 *
 * @throws AppError `profile/not-found`, `profile/deleted`, `access/denied`, `slug/taken`
 */
export async function createRelease(
  services: Services,
  caller: string,
  release: NewRelease,
): Promise<{ productId: string }> {
  const { artistId, productSlug } = release;
  const named = { kind: 'artist', profileId: artistId } as const;
  const { profile: artist, owner } = await readPermittedProfile(services.db, null, caller, named, 'release.create');

  const actor = await services.db.doc(documents.user(caller).path).get();
  const productId = newId(services);
  const searchTokens = releaseSearchTokens({
    title: release.title,
    artistName: readField(documents.artistProfile, artist, 'name') ?? '',
    labelName: release.labelName,
    version: release.version,
    artists: release.artists,
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
    noteActivity(services, batch, named, { actor, action: 'release.created', subject: release.title });
  });
  return { productId };
}
