import type { DataAccess } from '@countin/data/access';
import type { DefaultError, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext, type LoaderFunction, type Params } from 'react-router';

interface RouterData {
  readonly access: DataAccess;
  readonly client: QueryClient;
  /** Uid of the signed-in user; null if signed out. Route guards ensure that it is known. */
  readonly uid: () => string | null;
}

/** Query client of loaders, provided by the router's `getContext`. Without it, loaders prefetch nothing. */
export const dataContext = createContext<RouterData | null>(null);

/** Arguments of a loader's prefetch. */
export interface Prefetch {
  readonly access: DataAccess;
  readonly client: QueryClient;
  readonly uid: string;
  readonly params: Params;
  /** Query string of the screen's URL. */
  readonly query: URLSearchParams;
}

/** How long a navigation waits for the reads of the next screen, milliseconds. */
const PATIENCE_MS = 400;

/**
 * Route loader that starts all reads of a screen in parallel, to avoid request waterfalls. Errors surface in the
 * components that read the data.
 *
 * @param prefetch returns nothing, or a promise of the reads without which the screen shows nothing. The navigation
 * waits for that up to 400 ms. React shows a skeleton for at least 300 ms, although the data may come after 200.
 */
export function screenLoader(prefetch: (read: Prefetch) => unknown): LoaderFunction {
  return ({ context, params, request }) => {
    const data = context.get(dataContext);
    const uid = data?.uid() ?? null;
    if (!data || uid === null) return null;
    const { access, client } = data;
    const reads = prefetch({ access, client, uid, params, query: new URL(request.url).searchParams });
    return reads instanceof Promise ? beforeLong(reads) : null;
  };
}

/** Starts a query. Resolves at once if there is data to show until its answer. Never rejects. */
export async function firstRead<T, E = DefaultError, D = T, K extends QueryKey = QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<T, E, D, K>,
): Promise<void> {
  const read = client.prefetchQuery(options);
  if (client.getQueryData(options.queryKey) === undefined) await read;
}

/** Resolves with the promise, or when the patience ends. */
async function beforeLong(reads: Promise<unknown>): Promise<null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([reads.catch(() => undefined), patience]);
  clearTimeout(timer);
  return null;
}
