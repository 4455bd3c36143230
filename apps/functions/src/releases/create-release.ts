import type { callables } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { releaseSearchTokens } from '@countin/domain/release';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import type { InferOutput } from 'valibot';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import { settleClaim } from '../platform/settle-claim.ts';
import { newId, type Services } from '../platform/services.ts';
import { requirePermission, type Grant } from '../platform/permissions/require-permission.ts';
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
  const named = { kind: 'artist', profileId: release.artistId } as const;
  const productId = newId(services);
  try {
    // A simultaneous transfer of the artist comes before or after: either way the release belongs to the artist's
    // owner.
    await db.runTransaction(async (transaction) => {
      const grant = await requirePermission({ db, transaction }, caller, named, 'release.create');
      const actor = await transaction.get(db.doc(documents.user(caller).path));
      storeDraft(services, transaction, { grant, actor, productId, release });
    });
  } catch (error) {
    await settleClaim(refTo(db, documents.productRecord(productId)).ref, 'productSlug', error);
  }
  return { productId };
}

interface Draft {
  readonly grant: Grant;
  /** User document of the caller. */
  readonly actor: DocumentSnapshot;
  readonly productId: string;
  readonly release: NewRelease;
}

/** Stores a draft and the claim of its slug, in the transaction that has read the permission. */
export function storeDraft(
  services: Services,
  transaction: Transaction,
  { grant: { profile: artist, owner }, actor, productId, release }: Draft,
): void {
  const { db } = services;
  const { artistId, productSlug } = release;
  const at = services.now();
  const searchTokens = releaseSearchTokens({
    title: release.title,
    artistName: readField(documents.artistProfile, artist, 'name') ?? '',
    artistSlug: readField(documents.artistProfile, artist, 'customSlug') ?? '',
    productSlug,
    labelName: release.labelName,
    version: release.version,
    artists: release.artists,
  });
  createDocument(transaction, refTo(db, documents.productSlug(artistId, productSlug)), { productId, createdBy: owner });
  createDocument(transaction, refTo(db, documents.productRecord(productId)), {
    ...release,
    searchTokens,
    id: productId,
    createdBy: owner,
    status: 'draft',
    publishedAt: null,
    createdAt: at,
    updatedAt: at,
  });
  const named = { kind: 'artist', profileId: artistId } as const;
  noteActivity(services, transaction, named, { actor, action: 'release.created', subject: release.title });
}
