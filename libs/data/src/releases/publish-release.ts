import type { CallableInput } from '@countin/domain';
import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

export type Publication = CallableInput<'publishRelease'>;

/**
 * Publishes a release, or brings its page up to date with the working copy.
 *
 * @returns when, milliseconds since 1970
 * @throws AppError `moment/missing`, `release/incomplete`, …; `release/changed` when the working copy is not the one expected
 */
export async function publishRelease(access: DataAccess, publication: Publication): Promise<number> {
  return (await callOperation(access, 'publishRelease', publication)).publishedAt;
}

export const publishReleaseOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (publication: Publication) => publishRelease(access, publication),
    onSettled: (_at, _error, _publication, _before, { client }) =>
      client.invalidateQueries({ queryKey: queryKeys.releases() }),
  });
