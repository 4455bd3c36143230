import type { StoreReference } from '@countin/domain/store-links';
import {
  ANY_MARKET,
  type RequestOptions,
  type CatalogueClient,
  type CatalogueItem,
} from '../client/catalogue-client.ts';
import { answersByMarket } from '../client/catalogue-ids.ts';
import { CatalogueError, type CatalogueErrorReason } from '../client/catalogue-error.ts';

/** Answer of a service about a link that was live. */
export type LinkCheck =
  | ({ readonly state: 'live' } & LiveIn)
  /** Live at another address. */
  | ({ readonly state: 'moved'; readonly url: string } & LiveIn)
  /** Live in other countries than before. */
  | ({ readonly state: 'region-changed' } & LiveIn)
  | { readonly state: 'gone' }
  /** Nothing is known; the link keeps its state. */
  | { readonly state: 'not-reached'; readonly reason: CatalogueErrorReason; readonly retryAfterMs: number | null };

/** Where a link is live. */
interface LiveIn {
  /** Empty if the service does not say where. */
  readonly markets: readonly string[];
  /** Whether the service has named all countries. Else `markets` are those of the asked ones. */
  readonly complete: boolean;
}

/** Conditions of a check. */
export interface LinkCheckOptions extends Omit<RequestOptions, 'market'> {
  /** Countries to ask for; each is a request. */
  readonly markets: readonly [string, ...string[]];
  /** Countries of the last check; null for the first. */
  readonly before: readonly string[] | null;
}

/** Checks a link at its service. The client must not be cached. Store `markets` as the next check's `before`. */
export async function checkLink(
  client: CatalogueClient,
  reference: StoreReference,
  options: LinkCheckOptions,
): Promise<LinkCheck> {
  try {
    return await ask(client, reference, options);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { state: 'not-reached', reason: error.reason, retryAfterMs: error.retryAfterMs };
  }
}

async function ask(client: CatalogueClient, reference: StoreReference, options: LinkCheckOptions): Promise<LinkCheck> {
  const { before, deadline, signal } = options;
  // An id of Apple Music is of one country: elsewhere another id is the same album.
  const home = answersByMarket(client.catalogue) ? (reference.country ?? options.markets[0]) : ANY_MARKET;
  const requested = home === ANY_MARKET ? [home] : new Set([home, ...options.markets]);
  const found = new Map<string, CatalogueItem>();
  for (const market of requested) {
    const item = await client.byUrl(reference, { market, deadline, signal });
    if (item) found.set(market, item);
    // The service names every market itself.
    if (item?.markets.complete) break;
  }
  if (found.size === 0) return { state: 'gone' };
  const markets = liveMarkets(found);
  const complete = [...found.values()].at(-1)?.markets.complete === true;
  const url = movedTo(found.get(home), reference);
  if (url) return { state: 'moved', url, markets, complete };
  return { state: changed(before, markets) ? 'region-changed' : 'live', markets, complete };
}

/** Address of an item that has another id by now; null where it has the same. */
function movedTo(item: CatalogueItem | undefined, { id }: StoreReference): string | null {
  return item && item.id !== id ? item.url : null;
}

/** Markets where a link is live: those that the service names, or else those that were asked with success. */
function liveMarkets(found: ReadonlyMap<string, CatalogueItem>): string[] {
  const named = [...found.values()].find(({ markets }) => markets.complete)?.markets.live;
  return [...new Set(named ?? [...found.keys()].filter((market) => market !== ANY_MARKET))].sort();
}

function changed(before: readonly string[] | null, now: readonly string[]): boolean {
  return before !== null && [...before].sort().join() !== now.join();
}
