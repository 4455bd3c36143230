import type { CallableOutput } from '@countin/domain/callables';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { importKeys } from './import-keys.ts';

/** Polling interval while the server goes through a file, milliseconds. */
const POLL_MS = 1000;
/** How long a list of missing releases is kept, milliseconds. */
const KEPT_MS = 300_000;

/** A run in the list. */
export type ListedImport = CallableOutput<'listImports'>['runs'][number];
/** A run as its screen shows it. */
export type OpenImport = CallableOutput<'readImport'>['run'];
/** What services list under an artist and is missing here. */
export type MissingReleases = CallableOutput<'listMissingReleases'>;

/** Runs that the user may open, the last made first, with what the user chose for headings before. Throws AppError. */
export const importsOptions = (access: DataAccess) =>
  infiniteQueryOptions({
    queryKey: importKeys.importLists(),
    queryFn: ({ pageParam }) => callOperation(access, 'listImports', { after: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

/** State and progress of a run; read each second while the server works. Throws AppError. */
export const importOptions = (access: DataAccess, runId: string) =>
  queryOptions({
    queryKey: importKeys.importRun(runId),
    queryFn: async (): Promise<OpenImport> => (await callOperation(access, 'readImport', { runId })).run,
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? POLL_MS : false),
  });

/**
 * Releases that services list under an artist and that are missing here. Look-ups are counted, so an answer is kept for five
 * minutes; `refetch` asks services again that were not reached. Throws AppError, `limit/too-many` among them.
 */
export const missingReleasesOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: importKeys.missingReleases(artistId),
    queryFn: () => callOperation(access, 'listMissingReleases', { artistId }),
    staleTime: KEPT_MS,
    networkMode: 'always',
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

function isBusy({ state }: OpenImport): boolean {
  return state === 'reading' || state === 'working';
}
