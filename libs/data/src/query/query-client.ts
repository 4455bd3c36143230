import { AppError } from '@countin/domain/errors';
import { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

const TRIES = 4;
const FRESH_MS = 30_000;

/** Whether to retry a query: only if the service was unavailable. */
export function worthRetrying(failures: number, error: unknown): boolean {
  return failures < TRIES && error instanceof AppError && error.code === 'service/unavailable';
}

/** Query client of both sites. Mutations are never retried automatically: the user decides. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: worthRetrying,
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 10_000),
        staleTime: FRESH_MS,
      },
      mutations: { retry: false },
    },
  });
  client.setQueryDefaults(queryKeys.allListFilters(), { gcTime: Infinity });
  return client;
}
