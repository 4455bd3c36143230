import { queryKeys, useDataAccess } from '@countin/data/access';
import { updateRelease } from '@countin/data/releases';
import { useSession } from '@countin/data/session';
import { paths } from '@countin/domain/documents';
import { productContentSchema, tracksSchema, trackSchema } from '@countin/domain/release-metadata';
import type { MusicProduct, ProductContent } from '@countin/domain/release';
import { parsedOnce, useDocumentCopy, type DocumentCopy, type Stored } from '@countin/screen-kit/autosave';
import { useMemo } from 'react';

export type WorkingCopy = DocumentCopy<ProductContent>;

/**
 * The release being edited.
 *
 * @param restorable fields that this screen can show; all of them by default
 */
export function useWorkingCopy(product: MusicProduct, restorable?: readonly (keyof ProductContent)[]): WorkingCopy {
  const access = useDataAccess();
  const { uid } = useSession();
  const { id: productId } = product;
  const key = useMemo(() => queryKeys.release(productId), [productId]);
  return useDocumentCopy<ProductContent, MusicProduct>({
    uid,
    path: paths.musicProduct(productId),
    document: product,
    storedOf,
    schemas,
    restorable,
    hasInput,
    queryKey: key,
    write: (update) => updateRelease(access, { productId, ...update }),
    cache(client, stored) {
      client.setQueryData<MusicProduct>(key, stored);
      void client.invalidateQueries({ queryKey: queryKeys.releaseLists() });
    },
  });
}

/** An album can have thousands of credits: parsing all of them with each key would delay the typing. */
const schemas = { ...productContentSchema.entries, tracks: tracksSchema(parsedOnce(trackSchema)) };

/** The input of a store link's countries goes with its link. */
function hasInput({ storeLinks }: ProductContent, id: string): boolean {
  const [field, linkId] = id.split('/');
  return field !== 'storeLinks' || storeLinks.some((link) => link.id === linkId);
}

/** The part of a release that its owner writes: everything but what the server sets. */
function storedOf(product: MusicProduct): Stored<ProductContent> {
  const {
    id: _id,
    artistId: _artistId,
    createdBy: _createdBy,
    productSlug: _productSlug,
    status: _status,
    publishedAt: _publishedAt,
    createdAt: _createdAt,
    updatedAt,
    ...content
  } = product;
  return { content, version: updatedAt };
}
