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
    onSettled: async (_id, error, { artistId }, _before, { client }) => {
      await client.invalidateQueries({ queryKey: queryKeys.releaseLists() });
      // Asked again at once it would be taken, by the very release that was made, and the form would say so.
      await client.invalidateQueries({ queryKey: queryKeys.productSlugs(artistId), refetchType: error ? 'active' : 'none' });
    },
  });
