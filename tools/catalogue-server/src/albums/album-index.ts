import { storeReferenceOf, type KnownServiceId } from '@countin/domain/store-links';
import { codeFrom, numberFrom, storeAddress } from '@countin/seed/catalogue';
import type { ExampleAlbum, ExampleTrack } from './album.ts';
import { artistIdOf, PROLIFIC, prolificAlbums } from './artists.ts';

/** Services whose protocols the server speaks. iTunes has Apple Music's ids. */
export const SERVED = ['spotify', 'apple-music', 'tidal', 'deezer', 'itunes', 'musicbrainz'] as const;
/** One of {@link SERVED}. */
export type Served = (typeof SERVED)[number];

/** A track with the album that it was found on. */
export interface FoundTrack {
  readonly album: ExampleAlbum;
  readonly track: ExampleTrack;
  readonly position: number;
}

/** Albums of one service: what it has, with which ids and how it writes bar codes. */
export class AlbumIndex {
  readonly service: Served;
  readonly #albums: readonly ExampleAlbum[];
  readonly #byId = new Map<string, ExampleAlbum>();
  readonly #byArtist = new Map<string, ExampleAlbum[]>();
  #prolific: readonly ExampleAlbum[] | null = null;
  readonly #trackById = new Map<string, FoundTrack>();

  constructor(service: Served, albums: readonly ExampleAlbum[]) {
    this.service = service;
    this.#albums = albums.filter((album) => this.#has(album));
    for (const album of this.#albums) {
      this.#byId.set(this.albumId(album), album);
      const artist = artistIdOf(service, album.artistSlug);
      this.#byArtist.set(artist, [...(this.#byArtist.get(artist) ?? []), album]);
      for (const [position, track] of album.tracks.entries())
        this.#trackById.set(this.trackId(album, position), { album, track, position });
    }
  }

  all(): readonly ExampleAlbum[] {
    return this.#albums;
  }

  byId(id: string): ExampleAlbum | null {
    return this.#byId.get(id) ?? null;
  }

  /** Albums of an artist; null if the service does not know it. */
  byArtist(id: string): readonly ExampleAlbum[] | null {
    if (id === artistIdOf(this.service, PROLIFIC.slug)) return (this.#prolific ??= prolificAlbums());
    return this.#byArtist.get(id) ?? null;
  }

  artistId({ artistSlug }: ExampleAlbum): string {
    return artistIdOf(this.service, artistSlug);
  }

  trackById(id: string): FoundTrack | null {
    return this.#trackById.get(id) ?? null;
  }

  /** Compares digits literally, as the services do. */
  byUpc(upc: string): readonly ExampleAlbum[] {
    return this.#albums.filter((album) => this.storedUpc(album) === upc);
  }

  byIsrc(isrc: string): readonly FoundTrack[] {
    return [...this.#trackById.values()].filter(({ track }) => track.isrc === isrc);
  }

  /** Albums whose title and artist have every word, at most ten. */
  search(text: string): readonly ExampleAlbum[] {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    return this.#albums
      .filter((album) => {
        const own = wordsOf(`${album.title} ${album.artist}`);
        return words.every((word) => own.includes(word));
      })
      .slice(0, 10);
  }

  searchTracks(text: string): readonly FoundTrack[] {
    const words = wordsOf(text);
    const found = [...this.#trackById.values()].filter(({ album, track }) => {
      const own = wordsOf(`${track.title} ${album.artist}`);
      return words.length > 0 && words.every((word) => own.includes(word));
    });
    return found.slice(0, 10);
  }

  /** Some album that is not the given one: for services that answer something else. */
  otherThan(album: ExampleAlbum): ExampleAlbum {
    const at = this.#albums.indexOf(album);
    return this.#albums[(at + 37) % this.#albums.length] ?? album;
  }

  /** Bar code with 12, 13 or 14 digits: services store what they were delivered. */
  storedUpc(album: ExampleAlbum): string {
    return album.upc.padStart(12 + numberFrom(`digits ${this.service} ${album.upc}`, 3), '0');
  }

  albumId(album: ExampleAlbum): string {
    if (this.service === 'musicbrainz') return uuidOf(`album ${album.slug}`);
    const service: KnownServiceId = this.service === 'itunes' ? 'apple-music' : this.service;
    return storeReferenceOf(storeAddress(service, album.slug, album.artistSlug) ?? '')?.id ?? '';
  }

  trackId(album: ExampleAlbum, position: number): string {
    const text = `${this.service === 'itunes' ? 'apple-music' : this.service} track ${album.slug} ${position}`;
    if (this.service === 'musicbrainz') return uuidOf(text);
    return this.service === 'spotify' ? codeFrom(text, 22) : `1${codeFrom(text, 9, '0123456789')}`;
  }

  /** Every service has the example data, and most of the invented albums. */
  #has({ slug }: ExampleAlbum): boolean {
    return !slug.startsWith('invented-') || numberFrom(`${this.service} has ${slug}`, 10) > 0;
  }
}

/** Words without case and accents, marks of brackets and dashes left out. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Id in the form of MusicBrainz. */
export function uuidOf(text: string): string {
  const hex = codeFrom(text, 32, '0123456789abcdef');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
