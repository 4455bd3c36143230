import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/**
 * Publishes a release, or brings its page up to date with the working copy.
 *
 * @returns when, milliseconds since 1970
 * @throws AppError `moment/missing`, `release/incomplete`, …
 */
export async function publishRelease(access: DataAccess, productId: string): Promise<number> {
  return (await callOperation(access, 'publishRelease', { productId })).publishedAt;
}

export const publishReleaseOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (productId: string) => publishRelease(access, productId),
    onSettled: (_at, _error, _productId, _before, { client }) => client.invalidateQueries({ queryKey: queryKeys.releases() }),
  });
