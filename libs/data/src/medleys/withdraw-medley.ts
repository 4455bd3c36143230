import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Takes an artist's medley back; it stays for its owner as it was. Throws AppError. */
export async function withdrawMedley(access: DataAccess, artistId: string): Promise<void> {
  await callOperation(access, 'withdrawMedley', { artistId });
}

export const withdrawMedleyOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (artistId: string) => withdrawMedley(access, artistId),
    onSettled: (_done, _error, artistId, _before, { client }) =>
      client.invalidateQueries({ queryKey: queryKeys.medley(artistId) }),
  });
