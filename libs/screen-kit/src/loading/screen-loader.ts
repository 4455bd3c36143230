import type { DataAccess } from '@countin/data/access';
import type { QueryClient } from '@tanstack/react-query';
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

/**
 * Route loader that starts all reads of a screen in parallel, to avoid request waterfalls. It does not block the
 * navigation. Errors surface in the components that read the data.
 */
export function screenLoader(prefetch: (read: Prefetch) => unknown): LoaderFunction {
  return ({ context, params, request }) => {
    const data = context.get(dataContext);
    const uid = data?.uid() ?? null;
    if (data && uid !== null)
      prefetch({ access: data.access, client: data.client, uid, params, query: new URL(request.url).searchParams });
    return null;
  };
}
