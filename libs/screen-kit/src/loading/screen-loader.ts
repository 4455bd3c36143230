import type { DataAccess } from '@countin/data/access';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunction, type Params } from 'react-router';

interface RouterData {
  readonly access: DataAccess;
  readonly client: QueryClient;
  /** Uid of the signed-in person; null when nobody is. Known below a route guard. */
  readonly uid: () => string | null;
}

/** What loaders read with. The router's `getContext` provides it; without it nothing is read ahead. */
export const dataContext = createContext<RouterData | null>(null);

interface Prefetch {
  readonly access: DataAccess;
  readonly client: QueryClient;
  readonly uid: string;
  readonly params: Params;
}

/**
 * A loader that starts all reads of a screen at once, so that its components do not wait for each other. The
 * navigation does not wait for the answers. Errors show where the component reads.
 */
export function screenLoader(prefetch: (read: Prefetch) => unknown): LoaderFunction {
  return ({ context, params }) => {
    const data = context.get(dataContext);
    const uid = data?.uid() ?? null;
    if (data && uid !== null) prefetch({ access: data.access, client: data.client, uid, params });
    return null;
  };
}
