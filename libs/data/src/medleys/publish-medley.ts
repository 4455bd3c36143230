import type { CallableInput } from '@countin/domain';
import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

export type NewMedley = CallableInput<'publishMedley'>;

/**
 * Puts a medley where fans hear it, or brings it up to date.
 *
 * @returns when, milliseconds since 1970
 * @throws AppError `clip/…` or `release/not-found`, with the track as its field
 */
export async function publishMedley(access: DataAccess, medley: NewMedley): Promise<number> {
  return (await callOperation(access, 'publishMedley', medley)).publishedAt;
}

export const publishMedleyOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (medley: NewMedley) => publishMedley(access, medley),
    onSettled: (_at, _error, { artistId }, _before, { client }) =>
      client.invalidateQueries({ queryKey: queryKeys.medley(artistId) }),
  });
