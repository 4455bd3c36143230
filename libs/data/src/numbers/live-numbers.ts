import { addMinutes, DAY_SHARDS, type LiveMinute } from '@countin/domain/numbers';
import { documents } from '@countin/domain/documents';
import { queryOptions } from '@tanstack/react-query';
import { readDocuments } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { numberKeys } from './number-keys.ts';
import type { ReadableSubject } from './read-numbers.ts';

/** How often the live view asks, so that a visit is in it soon after its host has written. Milliseconds. */
const LIVE_MS = 20_000;

/**
 * Counts of the last 30 minutes, by minutes since 1970; refetched while the screen is visible. Throws
 * AppError.
 */
export const liveNumbersOptions = (access: DataAccess, subject: ReadableSubject) =>
  queryOptions({
    queryKey: numberKeys.liveNumbers(subject.kind, subject.id),
    queryFn: async (): Promise<Readonly<Record<string, LiveMinute>>> => {
      const address = documents.liveNumbers(subject.kind, subject.id);
      return addMinutes(await readDocuments(access, address, { limit: DAY_SHARDS }), Date.now());
    },
    staleTime: LIVE_MS,
    refetchInterval: LIVE_MS,
  });
