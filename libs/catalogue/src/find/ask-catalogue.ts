import type { Gtin } from '@countin/domain/identifiers';
import { storeReferenceOf, type StoreReference } from '@countin/domain/store-links';
import type { RequestOptions, CatalogueClient, CatalogueItem, TitleQuery } from '../client/catalogue-client.ts';
import { CatalogueError } from '../client/catalogue-error.ts';
import { answersByMarket, type CatalogueId } from '../client/catalogue-ids.ts';
import type { FindMethod, FindOptions, FindQuery } from './find-query.ts';

/** An item with the way in which it was found. */
export interface Found {
  readonly item: CatalogueItem;
  readonly method: FindMethod;
  /** Catalogue that led to it. */
  readonly via: CatalogueId;
}

/** Findings of one catalogue so far. */
export interface Inquiry {
  readonly client: CatalogueClient;
  readonly found: readonly Found[];
  /** Why the last look-up failed; null if it was answered. */
  readonly error: CatalogueError | null;
}

/** Found by title and compared in detail: a search has few facts. */
const COMPARED = 2;

/** Asks one catalogue for the wanted code or link. */
export function askFirst(client: CatalogueClient, query: FindQuery, options: FindOptions): Promise<Inquiry> {
  switch (query.by) {
    case 'upc':
      return inquire(client, 'upc', options, (requested) => client.byUpc(query.gtin, requested));
    case 'isrc':
      return inquire(client, 'isrc', options, (requested) => client.byIsrc(query.isrc, requested));
    case 'url':
      return inquire(client, 'url', options, (requested) => listed(client.byUrl(query.reference, requested)));
  }
}

/**
 * Asks all catalogues for the wanted code or link. MusicBrainz is not asked for a page that its own service knows: it
 * answers one request a second.
 */
export async function askAll(query: FindQuery, options: FindOptions): Promise<readonly Inquiry[]> {
  const { catalogues } = options;
  const owner = query.by === 'url' ? catalogues.find(({ service }) => service === query.reference.service) : undefined;
  const owned = owner && askFirst(owner, query, options);
  return Promise.all(
    catalogues.map(async (client) => {
      if (client === owner && owned) return owned;
      if (client.service === null && owned && (await owned).found.length > 0) return { client, found: [], error: null };
      return askFirst(client, query, options);
    }),
  );
}

/** Clues from the first answers. */
export interface Clues {
  readonly gtins: readonly Gtin[];
  readonly isrcs: readonly string[];
  /** Pages that other catalogues relate to the release, with how those found it. */
  readonly links: readonly {
    readonly reference: StoreReference;
    readonly method: FindMethod;
    readonly via: CatalogueId;
  }[];
  /** The entered page, if its own service knows it: others were not asked for it. */
  readonly page: StoreReference | null;
  readonly title: TitleQuery | null;
}

/** Asks a catalogue that has found nothing, with what the others know: codes first, then links, then the title. */
export async function askWithClues(client: CatalogueClient, clues: Clues, options: FindOptions): Promise<Inquiry> {
  let last: Inquiry = { client, found: [], error: null };
  for (const step of stepsOf(client, clues, options)) {
    last = await step();
    if (last.found.length > 0 || last.error) return last;
  }
  return last;
}

function stepsOf(client: CatalogueClient, clues: Clues, options: FindOptions): (() => Promise<Inquiry>)[] {
  const { gtins, isrcs, links, page, title } = clues;
  const own = links.filter(({ reference }) => reference.service === client.service);
  return [
    ...gtins.map((gtin) => () => inquire(client, 'upc', options, (requested) => client.byUpc(gtin, requested))),
    ...isrcs.map((isrc) => () => inquire(client, 'isrc', options, (requested) => client.byIsrc(isrc, requested))),
    ...own.map(({ reference, method, via }) => async () => {
      const inquiry = await inquire(client, method, options, (requested) => listed(client.byUrl(reference, requested)));
      return { ...inquiry, found: inquiry.found.map((found) => ({ ...found, via })) };
    }),
    ...(page && client.service === null
      ? [() => inquire(client, 'url', options, (requested) => listed(client.byUrl(page, requested)))]
      : []),
    ...(title ? [() => inquire(client, 'title', options, (requested) => searched(client, title, requested))] : []),
  ];
}

/** Searches, and reads the first results in full. */
async function searched(
  client: CatalogueClient,
  title: TitleQuery,
  requested: RequestOptions,
): Promise<readonly CatalogueItem[]> {
  const found = await client.search(title, requested);
  const detailed = found.slice(0, COMPARED).map(async (item) => {
    const reference = item.durationsMs.length === 0 && item.url ? storeReferenceOf(item.url) : null;
    return (reference && (await client.byUrl(reference, requested))) ?? item;
  });
  return [...(await Promise.all(detailed)), ...found.slice(COMPARED)];
}

async function listed(item: Promise<CatalogueItem | null>): Promise<readonly CatalogueItem[]> {
  const found = await item;
  return found ? [found] : [];
}

/** Asks for one country after another until something is found. */
async function inquire(
  client: CatalogueClient,
  method: FindMethod,
  { markets, deadline, signal }: FindOptions,
  ask: (options: RequestOptions) => Promise<readonly CatalogueItem[]>,
): Promise<Inquiry> {
  const requested = answersByMarket(client.catalogue) ? markets : markets.slice(0, 1);
  try {
    for (const market of requested) {
      const items = await ask({ market, deadline, signal });
      const found = items.map((item) => ({ item, method, via: client.catalogue }));
      if (found.length > 0) return { client, found, error: null };
    }
    return { client, found: [], error: null };
  } catch (error) {
    if (error instanceof CatalogueError) return { client, found: [], error };
    throw error;
  }
}
