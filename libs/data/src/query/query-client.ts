import { AppError } from '@countin/domain/errors';
import { QueryClient } from '@tanstack/react-query';

const TRIES = 4;
const FRESH_MS = 30_000;

/** Whether asking again may help: only where the service could not answer. */
export function worthRetrying(failures: number, error: unknown): boolean {
  return failures < TRIES && error instanceof AppError && error.code === 'service/unavailable';
}

/** The query client of both sites. Writes are never repeated by themselves: each asks its person. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: worthRetrying,
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 10_000),
        staleTime: FRESH_MS,
      },
      mutations: { retry: false },
    },
  });
}
