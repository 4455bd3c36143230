import { createCatalogues, type CatalogueClient, type CatalogueSettings } from '@countin/catalogue';
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
}

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
  };
}
