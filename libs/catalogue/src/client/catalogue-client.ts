import type { Gtin } from '@countin/domain/identifiers';
import type { OfferedRelease } from '@countin/domain/release-match';
import type { KnownServiceId, StoreReference } from '@countin/domain/store-links';
import type { ArtistAlbums, CatalogueArtist } from './artist-albums.ts';
import type { CatalogueId } from './catalogue-ids.ts';

/** Countries in which a service says that something is live. */
export interface Markets {
  readonly live: readonly string[];
  /** Whether `live` is the whole list. Most services only answer for the country asked. */
  readonly complete: boolean;
}

/** Track of an album. */
export interface CatalogueTrack {
  readonly title: string;
  /** Such as `Live`, if the service separates it from the title; else empty. */
  readonly version: string;
  /** Null if the service does not say. */
  readonly isrc: string | null;
  /** Milliseconds; null if unknown. */
  readonly durationMs: number | null;
  readonly disc: number;
  /** On its disc, from 1. */
  readonly number: number;
  /** Empty if the service names those of the album only. */
  readonly artists: readonly string[];
  readonly explicit: boolean;
}

/** Addresses of a cover at the service's picture host. */
export interface CatalogueCover {
  /** The largest that the service offers. */
  readonly url: string;
  /** A small one, some 300 pixels. */
  readonly previewUrl: string;
}

/** What a release is started from, beside what is compared. */
export interface ReleaseParts {
  /** All tracks in order; empty if the answer has not all of them. */
  readonly tracks: readonly CatalogueTrack[];
  readonly cover: CatalogueCover | null;
  readonly releaseKind: 'single' | 'ep' | 'album' | null;
  /** Title without the version, if the service separates them. */
  readonly parted: { readonly title: string; readonly version: string } | null;
  /** Rights in the recording, and in the cover and texts, as the service writes them: `℗ 2026 Tide Records`. */
  readonly pLine: string | null;
  readonly cLine: string | null;
  /** Names of genres in the service's words, the main one first. */
  readonly genres: readonly string[];
}

/** Album or track of a catalogue. */
export interface CatalogueItem extends OfferedRelease, ReleaseParts {
  readonly catalogue: CatalogueId;
  readonly kind: 'album' | 'track';
  readonly id: string;
  /** Service whose page `url` is; null for catalogues that are no store. */
  readonly service: KnownServiceId | null;
  readonly url: string | null;
  readonly label: string | null;
  /** Album of a track. */
  readonly album: {
    readonly id: string;
    readonly title: string;
    readonly releaseKind: ReleaseParts['releaseKind'];
  } | null;
  readonly markets: Markets;
  /** Pages of other stores that the catalogue relates to the item. */
  readonly links: readonly StoreReference[];
}

/** No country in particular. */
export const ANY_MARKET = '';

/** Conditions of one look-up. */
export interface RequestOptions {
  /** Country of the store, ISO 3166-1 alpha-2; {@link ANY_MARKET} for catalogues that do not answer by country. */
  readonly market: string;
  /** Until when an answer is of use, milliseconds since 1970. Retries and waits end there. */
  readonly deadline: number;
  readonly signal?: AbortSignal;
}

/** Query of a search. */
export interface TitleQuery {
  readonly kind: 'album' | 'track';
  readonly title: string;
  readonly artist: string;
}

/**
 * A music service that can be asked for releases. Every method throws `CatalogueError` if the service gives no usable answer; an
 * empty list is an answer.
 */
export interface CatalogueClient {
  readonly catalogue: CatalogueId;
  /** Service of the items' pages; null for catalogues that are no store. */
  readonly service: KnownServiceId | null;
  /** Albums with a bar code. Several may have one code. */
  byUpc(gtin: Gtin, options: RequestOptions): Promise<readonly CatalogueItem[]>;
  /** Tracks with an ISRC; empty if the service cannot look it up. */
  byIsrc(isrc: string, options: RequestOptions): Promise<readonly CatalogueItem[]>;
  /** Item behind a link. Null if it is gone, is not live in the market, or belongs to another catalogue. */
  byUrl(reference: StoreReference, options: RequestOptions): Promise<CatalogueItem | null>;
  /** Items with a similar title and artist, best first, ten at most. */
  search(query: TitleQuery, options: RequestOptions): Promise<readonly CatalogueItem[]>;
  /** An album with all that the service says of it: its tracks may need further requests. Itself if it has them. */
  inFull(album: CatalogueItem, options: RequestOptions): Promise<CatalogueItem>;
  /**
   * Albums that the service lists under an artist, without those on which the artist is a guest. Null if there is no such
   * artist; catalogues that are no store have none.
   *
   * @param artistId the service's own id
   */
  albumsOf(artistId: string, options: RequestOptions): Promise<ArtistAlbums | null>;
  /** Artists of the album or track behind a link, the main one first. Empty if it is gone, or of another catalogue. */
  artistsOf(reference: StoreReference, options: RequestOptions): Promise<readonly CatalogueArtist[]>;
  /**
   * Reads a picture at one of the service's picture hosts.
   *
   * @param mostBytes larger ones are refused
   */
  picture(address: string, mostBytes: number, options: Omit<RequestOptions, 'market'>): Promise<Uint8Array>;
}
