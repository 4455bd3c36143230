import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../query/query-client.ts';

/** The query client of the sites, but retries follow at once: their real delays add up to 7.5 seconds. */
export function createTestQueryClient(): QueryClient {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return client;
}
