import {
  createCatalogues,
  followShortLink,
  type CatalogueClient,
  type CatalogueSettings,
  type FollowedLink,
} from '@countin/catalogue';
import type { Firestore } from '@google-cloud/firestore';
import type { Log } from '../safe-log.ts';
import { SharedBudget } from './shared-budget.ts';
import { SharedCache } from './shared-cache.ts';

/** Music services that can be asked, with one budget for all instances. */
export interface Catalogues {
  /** The example catalogue answers, not the services. */
  readonly example: boolean;
  /** Keep answers as long as each service's terms allow. */
  readonly finders: readonly CatalogueClient[];
  /** Ask every time, as checks of links must. */
  readonly checkers: readonly CatalogueClient[];
  /** Asks the hosts of short links what one leads to. */
  readonly follow: (shortLink: string, signal: AbortSignal) => Promise<FollowedLink>;
}

/** No service, and no host of short links. */
export const NO_CATALOGUES: Catalogues = {
  example: true,
  finders: [],
  checkers: [],
  follow: () => Promise.resolve('away'),
};

/** The services that the settings name. */
export function createSharedCatalogues(
  settings: CatalogueSettings,
  db: Firestore,
  { now, log }: { readonly now: () => number; readonly log: Log },
): Catalogues {
  const budget = new SharedBudget(db, now);
  return {
    example: settings.example,
    finders: createCatalogues(settings, { budget, cache: new SharedCache(db, now, log) }),
    checkers: createCatalogues(settings, { budget, cache: null }),
    follow: (shortLink, signal) => followShortLink(settings, shortLink, { signal }),
  };
}
