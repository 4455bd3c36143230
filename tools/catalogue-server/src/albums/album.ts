/** A track of the invented catalogue. */
export interface ExampleTrack {
  readonly title: string;
  /** Of a release of various artists; else the album's. */
  readonly artist?: string;
  readonly isrc: string;
  readonly durationMs: number;
}

/** Variants that make an album easy to mistake for another. */
export const NEAR_MISSES = ['live', 'remaster', 'karaoke', 'namesake', 'one-region', 'deluxe', 'same-upc'] as const;
/** One of {@link NEAR_MISSES}. */
export type NearMiss = (typeof NEAR_MISSES)[number];

/** An album of the invented catalogue. */
export interface ExampleAlbum {
  /** Unique; ids at all services derive from it. */
  readonly slug: string;
  readonly artistSlug: string;
  readonly title: string;
  readonly artist: string;
  /** Twelve digits. */
  readonly upc: string;
  /** `2026-11-20` */
  readonly date: string;
  readonly label: string;
  readonly tracks: readonly ExampleTrack[];
  /** Countries where it is live; null for all. */
  readonly markets: readonly string[] | null;
  readonly nearMiss: NearMiss | null;
}

/** Whether an album is live in a country. */
export function isLive(album: ExampleAlbum, market: string): boolean {
  return album.markets === null || album.markets.includes(market.toUpperCase());
}
