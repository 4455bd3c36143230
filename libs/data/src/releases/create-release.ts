import type { CallableInput } from '@countin/domain';
import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

export type NewRelease = CallableInput<'createRelease'>;

/** Creates a draft and claims its product slug. Throws AppError, `slug/taken` when the artist has that slug. */
export async function createRelease(access: DataAccess, release: NewRelease): Promise<string> {
  return (await callOperation(access, 'createRelease', release)).productId;
}

export const createReleaseOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (release: NewRelease) => createRelease(access, release),
    // The form does not wait for lists to be read anew: it would stay busy, with its release made, while a read is slow.
    onSettled: (_id, error, { artistId }, _before, { client }) => {
      void client.invalidateQueries({ queryKey: queryKeys.releaseLists() });
      // Asked again at once it would be taken, by the very release that was made, and the form would say so.
      void client.invalidateQueries({
        queryKey: queryKeys.productSlugs(artistId),
        refetchType: error ? 'active' : 'none',
      });
    },
  });
