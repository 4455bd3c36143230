import type { CallableOutput } from '@countin/domain/callables';
import { AppError } from '@countin/domain/errors';
import { versionContentSchema, type PageKey, type VersionContent } from '@countin/domain/publisher';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { versionKeys } from './version-keys.ts';

/** A version in a list. Times in milliseconds since 1970. */
export type PageVersion = CallableOutput<'listPageVersions'>['versions'][number];

/** A version with what it shows. */
export interface OpenVersion {
  readonly version: PageVersion;
  readonly content: VersionContent;
}

/** Versions of a page, the newest first, 50 in a page of the query. Throws AppError. */
export const pageVersionsOptions = (access: DataAccess, page: PageKey) =>
  infiniteQueryOptions({
    queryKey: versionKeys.list(page),
    queryFn: ({ pageParam }) => callOperation(access, 'listPageVersions', { page, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** One version with its content. Throws AppError, `version/not-found` for one that is gone. */
export const pageVersionOptions = (access: DataAccess, page: PageKey, version: string) =>
  queryOptions({
    queryKey: versionKeys.one(page, version),
    queryFn: async (): Promise<OpenVersion> => {
      const answer = await callOperation(access, 'readPageVersion', { page, version });
      return { version: answer.version, content: parseContent(answer.content) };
    },
  });

/**
 * Restores a version: a release's into its working copy, a profile's and a live medley's in public at once. Fails with
 * `release/changed`, `profile/changed` or `medley/changed` if it is not as the person saw it; with `version/clips` for a
 * medley whose clips are gone.
 */
export const restorePageVersionOptions = callMutation('restorePageVersion', {
  // Lists show titles and names, too.
  invalidates: ({ page }) => [restoredKey(page)],
});

function restoredKey({ kind, id }: PageKey) {
  if (kind === 'medley') return queryKeys.medley(id);
  if (kind === 'artist') return queryKeys.artists();
  return kind === 'label' || kind === 'feed' ? queryKeys.labels() : queryKeys.releases();
}

function parseContent(json: string): VersionContent {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), versionContentSchema), json);
  if (!parsed.success) throw new AppError('service/unknown', { cause: parsed.issues });
  return parsed.output;
}
