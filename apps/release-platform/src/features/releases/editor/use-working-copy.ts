import { queryKeys, useDataAccess } from '@countin/data/access';
import { updateRelease } from '@countin/data/releases';
import { useSession } from '@countin/data/session';
import { paths } from '@countin/domain/documents';
import { productContentSchema, tracksSchema, trackSchema } from '@countin/domain/product';
import type { MusicProduct, ProductContent } from '@countin/domain/release';
import { type FieldEditor, parsedOnce, type Stored, useFieldAutosave } from '@countin/screen-kit/autosave';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

export interface WorkingCopy extends FieldEditor<ProductContent> {
  /** Reads the release again; what is newer is merged in. */
  readonly refresh: () => Promise<void>;
}

/**
 * The release being edited: kept here as it is typed, saved by itself, merged with what other editors save.
 *
 * @param restorable fields that this screen can show; all of them by default
 */
export function useWorkingCopy(product: MusicProduct, restorable?: readonly (keyof ProductContent)[]): WorkingCopy {
  const access = useDataAccess();
  const client = useQueryClient();
  const { uid } = useSession();
  const key = queryKeys.release(product.id);
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: queryKeys.release(product.id) }),
    [client, product.id],
  );
  const editor = useFieldAutosave<ProductContent>({
    uid,
    path: paths.musicProduct(product.id),
    stored: useMemo(() => storedOf(product), [product]),
    schemas,
    restorable,
    hasInput,
    onReturn: useCallback(() => void refresh(), [refresh]),
    async save(update) {
      const { saved, stored } = await updateRelease(access, { productId: product.id, ...update });
      // An answer to an earlier question would put the old release back.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<MusicProduct>(key, stored);
      void client.invalidateQueries({ queryKey: queryKeys.releaseLists() });
      return { saved, stored: storedOf(stored) };
    },
  });
  return { ...editor, refresh };
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
