import { paths, productContentSchema } from '@countin/domain';
import { mutationOptions } from '@tanstack/react-query';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import * as v from 'valibot';
import type { DataAccess } from '../access/data-access.ts';
import { withFirestoreErrors } from '../errors/firestore-error.ts';
import { queryKeys } from '../query/query-keys.ts';

const changesSchema = v.partial(productContentSchema);

/** What an owner changes of a working copy; what is left out stays. */
export interface ReleaseUpdate {
  readonly productId: string;
  readonly changes: v.InferInput<typeof changesSchema>;
}

/** Writes changes to the working copy. Fans see them after the next publishing. Throws AppError. */
export async function updateRelease(access: DataAccess, { productId, changes }: ReleaseUpdate): Promise<void> {
  const fields = v.parse(changesSchema, changes);
  await withFirestoreErrors(() => updateDoc(doc(access.store, paths.musicProduct(productId)), { ...fields, updatedAt: serverTimestamp() }));
}

export const updateReleaseOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (update: ReleaseUpdate) => updateRelease(access, update),
    onSettled: async (_done, _error, { productId }, _before, { client }) => {
      await client.invalidateQueries({ queryKey: queryKeys.release(productId) });
      await client.invalidateQueries({ queryKey: queryKeys.releaseLists() });
    },
  });
