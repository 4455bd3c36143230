import type { CallableOutput } from '@countin/domain/callables';
import { LIMITS } from '@countin/domain/fields';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { profileKeys } from './profile-keys.ts';

/** Numbers of an artist on a roster. */
export type ArtistNumbers = CallableOutput<'readLabelNumbers'>['artists'][number];

/** Confirmed fans of artists on a label's roster; artists that share no numbers are left out. Throws AppError. */
async function readLabelNumbers(
  access: DataAccess,
  labelId: string,
  artistIds: readonly string[],
): Promise<ArtistNumbers[]> {
  const numbers: ArtistNumbers[] = [];
  for (let from = 0; from < artistIds.length; from += LIMITS.artistsPerNumbers) {
    const part = artistIds.slice(from, from + LIMITS.artistsPerNumbers);
    numbers.push(...(await callOperation(access, 'readLabelNumbers', { labelId, artistIds: part })).artists);
  }
  return numbers;
}

export const labelNumbersOptions = (access: DataAccess, labelId: string, artistIds: readonly string[]) =>
  queryOptions({
    queryKey: profileKeys.labelNumbers(labelId, artistIds),
    queryFn: () => readLabelNumbers(access, labelId, artistIds),
  });
