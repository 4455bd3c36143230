import {
  CatalogueError,
  NO_PARTS,
  type RequestOptions,
  type CatalogueClient,
  type CatalogueItem,
} from '@countin/catalogue';
import { NO_FACTS } from '@countin/domain/release-match';
import type { KnownServiceId, StoreReference } from '@countin/domain/store-links';

/** Answer of a stub about a link. Other links are live in every country. */
interface StubAnswer {
  /** Countries where it is live; all if absent. */
  readonly live?: readonly string[];
  /** Whether the service names these countries itself. */
  readonly complete?: boolean;
  /** Another id, as after a move. */
  readonly id?: string;
  readonly error?: 'server-error' | 'budget';
}

type Failure = 'server-error' | 'refused';

/** A music service in memory that is asked for links. It counts what it is asked. */
export class StubCatalogue implements CatalogueClient {
  readonly catalogue;
  readonly service: KnownServiceId;
  readonly requested: { readonly id: string; readonly market: string }[] = [];
  readonly answers = new Map<string, StubAnswer>();
  /** Countries for which it fails. */
  readonly failing = new Map<string, Failure>();

  constructor(catalogue: 'spotify' | 'deezer' | 'tidal' = 'spotify') {
    this.catalogue = catalogue;
    this.service = catalogue;
  }

  byUpc(): Promise<readonly CatalogueItem[]> {
    return Promise.resolve([]);
  }

  byIsrc(): Promise<readonly CatalogueItem[]> {
    return Promise.resolve([]);
  }

  search(): Promise<readonly CatalogueItem[]> {
    return Promise.resolve([]);
  }

  inFull(album: CatalogueItem): Promise<CatalogueItem> {
    return Promise.resolve(album);
  }

  albumsOf(): Promise<null> {
    return Promise.resolve(null);
  }

  artistsOf(): Promise<readonly []> {
    return Promise.resolve([]);
  }

  picture(): Promise<Uint8Array> {
    return Promise.reject(new CatalogueError(this.catalogue, 'refused'));
  }

  async byUrl({ id, kind, url }: StoreReference, { market }: RequestOptions): Promise<CatalogueItem | null> {
    this.requested.push({ id, market });
    const answer = this.answers.get(id) ?? {};
    const failure = this.failing.get(market) ?? answer.error;
    if (failure) throw new CatalogueError(this.catalogue, failure);
    const markets = marketsOf(answer, market);
    const found = answer.id ?? id;
    return (
      markets && {
        ...NO_FACTS,
        ...NO_PARTS,
        catalogue: this.catalogue,
        kind: kind === 'track' ? 'track' : 'album',
        id: found,
        service: this.service,
        url: url.replace(id, found),
        label: null,
        album: null,
        answersCode: null,
        markets,
        links: [],
      }
    );
  }
}

/** Countries that an answer names; null where the link is dead in the one that was asked for. */
function marketsOf({ live, complete = false }: StubAnswer, market: string): CatalogueItem['markets'] | null {
  if (!live) return { live: [market], complete };
  if (complete) return live.length > 0 ? { live, complete } : null;
  return live.includes(market) ? { live: [market], complete } : null;
}
