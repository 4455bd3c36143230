import type { CallableOutput } from '@countin/domain/callables';
import { AppError, errorCodeOf } from '@countin/domain/errors';
import pLimit from 'p-limit';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { runPurges } from '../platform/cache-purge/purge-queue.ts';
import type { Services } from '../platform/services.ts';
import { finishPublications, storeRelease, type StoredPublication } from '../releases/publish-release.ts';
import { storeLastVersion } from '../releases/republish-release.ts';
import { followWithdrawal, storeWithdrawal } from '../releases/withdraw-release.ts';

/** Releases that are changed at the same time. */
const AT_ONCE = 8;

/** Publishes releases, each on its own. */
export async function publishReleases(
  services: Services,
  caller: string,
  { releases }: ParsedInput<'publishReleases'>,
): Promise<CallableOutput<'publishReleases'>> {
  const outcomes = await each(services, releases, (release) => storeRelease(services, caller, release));
  return finishPublished(services, outcomes);
}

/** Puts the last published versions of releases back on their pages, each on its own. */
export async function republishReleases(
  services: Services,
  caller: string,
  { releases }: ParsedInput<'republishReleases'>,
): Promise<CallableOutput<'republishReleases'>> {
  const outcomes = await each(services, releases, (release) => storeLastVersion(services, caller, release));
  return finishPublished(services, outcomes);
}

/** Returns releases to draft, or archives them, each on its own. */
export async function withdrawReleases(
  services: Services,
  caller: string,
  { releases }: ParsedInput<'withdrawReleases'>,
): Promise<CallableOutput<'withdrawReleases'>> {
  const outcomes = await each(services, releases, (release) => storeWithdrawal(services, caller, release));
  const withdrawn = doneOf(outcomes);
  await runPurges(
    services,
    withdrawn.flatMap(({ purgeId }) => purgeId ?? []),
  );
  const followed = await each(services, withdrawn, (release) => followWithdrawal(services, release));
  const failed = new Map(followed.flatMap((outcome) => (outcome.code === null ? [] : [[outcome.productId, outcome]])));
  return {
    results: outcomes.map((outcome) => {
      const { productId, code, field } = failed.get(outcome.productId) ?? outcome;
      return { productId, code, field };
    }),
  };
}

async function finishPublished(
  services: Services,
  outcomes: readonly Outcome<StoredPublication>[],
): Promise<CallableOutput<'publishReleases'>> {
  await finishPublications(services, doneOf(outcomes));
  return {
    results: outcomes.map(({ done, ...rest }) => ({ ...rest, publishedAt: done?.publishedAt ?? null })),
  };
}

/** What became of one of several releases: null in `code` or in `done`. */
interface Outcome<R> {
  readonly productId: string;
  readonly code: ReturnType<typeof errorCodeOf> | null;
  readonly field: string | null;
  readonly done: R | null;
}

const doneOf = <R>(outcomes: readonly Outcome<R>[]): R[] => outcomes.flatMap(({ done }) => done ?? []);

/** Does something to each of several releases. What keeps one from being changed is its result. */
async function each<W extends { readonly productId: string }, R>(
  services: Services,
  releases: readonly W[],
  work: (release: W) => Promise<R>,
): Promise<Outcome<R>[]> {
  const limit = pLimit(AT_ONCE);
  const changed = async (release: W): Promise<Outcome<R>> => {
    const { productId } = release;
    try {
      return { productId, code: null, field: null, done: await work(release) };
    } catch (error) {
      if (!(error instanceof AppError)) services.log(`The release ${productId} was not changed.`, error);
      return { productId, ...problemOf(error), done: null };
    }
  };
  return Promise.all(releases.map((release) => limit(changed, release)));
}

/** What keeps a release from being changed, as answers name it. */
export function problemOf(error: unknown) {
  return { code: errorCodeOf(error), field: error instanceof AppError ? error.field : null };
}
