import { ASIA } from './asia.ts';
import { ATLANTIC } from './atlantic.ts';
import type { ArtistEntry } from './entries.ts';
import { EUROPE_AND_AMERICAS } from './europe-and-americas.ts';

/** Every artist of the example data. All of them are invented. */
export const ARTISTS: readonly ArtistEntry[] = [...ATLANTIC, ...EUROPE_AND_AMERICAS, ...ASIA];
