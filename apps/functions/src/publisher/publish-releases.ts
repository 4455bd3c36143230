import type { CallableOutput } from '@countin/domain/callables';
import { AppError, errorCodeOf } from '@countin/domain/errors';
import pLimit from 'p-limit';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { finishPublications, storeRelease, type StoredPublication } from '../releases/publish-release.ts';

/** Releases that are published at the same time. */
const AT_ONCE = 8;

/** Publishes releases, each on its own. What keeps one from being published is its result. */
export async function publishReleases(
  services: Services,
  caller: string,
  { releases }: ParsedInput<'publishReleases'>,
): Promise<CallableOutput<'publishReleases'>> {
  const limit = pLimit(AT_ONCE);
  const published: StoredPublication[] = [];
  const results = await Promise.all(
    releases.map((wanted) =>
      limit(async () => {
        const { productId } = wanted;
        try {
          const stored = await storeRelease(services, caller, wanted);
          published.push(stored);
          return { productId, code: null, field: null, publishedAt: stored.publishedAt };
        } catch (error) {
          if (!(error instanceof AppError)) services.log(`The release ${productId} was not published.`, error);
          return { productId, ...problemOf(error), publishedAt: null };
        }
      }),
    ),
  );
  await finishPublications(services, published);
  return { results };
}

/** What keeps a release from being published, as answers name it. */
export function problemOf(error: unknown) {
  return { code: errorCodeOf(error), field: error instanceof AppError ? error.field : null };
}
