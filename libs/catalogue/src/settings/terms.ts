import type { BucketRule } from '@countin/server-http';
import type { CatalogueId } from '../client/catalogue-ids.ts';

/** Terms of a service. Sources and keys: docs/catalogues.md. */
export interface CatalogueTerms {
  readonly name: string;
  /** Requests of all instances together. */
  readonly rate: BucketRule;
  /** How long answers are kept, milliseconds. Our choice where the terms name no time. */
  readonly cacheMs: number;
  /** Text to show beside data of the service; null if it asks for none. Brand names are not translated. */
  readonly attribution: { readonly text: string; readonly url: string } | null;
  /** Where the terms are. */
  readonly terms: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Terms of every catalogue. */
export const TERMS: Readonly<Record<CatalogueId, CatalogueTerms>> = {
  spotify: {
    name: 'Spotify',
    // Unpublished, counted over 30 seconds.
    rate: { burst: 10, refillMs: 250 },
    // Developer Terms, “Storing Spotify Content”: as current as possible, never indefinitely.
    cacheMs: 24 * HOUR,
    attribution: { text: 'Spotify', url: 'https://open.spotify.com/' },
    terms: 'https://developer.spotify.com/terms',
  },
  'apple-music': {
    name: 'Apple Music',
    rate: { burst: 10, refillMs: 200 },
    cacheMs: 24 * HOUR,
    attribution: { text: 'Apple Music', url: 'https://music.apple.com/' },
    terms: 'https://developer.apple.com/support/terms/apple-developer-program-license-agreement/',
  },
  tidal: {
    name: 'TIDAL',
    rate: { burst: 5, refillMs: 500 },
    cacheMs: 24 * HOUR,
    attribution: { text: 'TIDAL', url: 'https://tidal.com/' },
    terms: 'https://developer.tidal.com/documentation/guidelines-developer-guidelines-2_0',
  },
  deezer: {
    name: 'Deezer',
    // 50 in any 5 seconds: a burst of 10, then 8 a second, is 50 in the worst window.
    rate: { burst: 10, refillMs: 125 },
    cacheMs: 24 * HOUR,
    attribution: { text: 'Deezer', url: 'https://www.deezer.com/' },
    terms: 'https://developers.deezer.com/termsofuse',
  },
  itunes: {
    name: 'iTunes',
    // About 20 a minute: a burst of 5, then one every 4 seconds.
    rate: { burst: 5, refillMs: 4 * 1000 },
    cacheMs: 24 * HOUR,
    attribution: { text: 'Apple Music', url: 'https://music.apple.com/' },
    terms: 'https://performance-partners.apple.com/search-api',
  },
  musicbrainz: {
    name: 'MusicBrainz',
    // One a second and address, else 503. The margin is for clocks of several instances.
    rate: { burst: 1, refillMs: 1100 },
    // Core data is public domain (CC0): kept to spare the service.
    cacheMs: 7 * DAY,
    attribution: null,
    terms: 'https://musicbrainz.org/doc/MusicBrainz_API/Rate_Limiting',
  },
};
