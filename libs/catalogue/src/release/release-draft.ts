import type { CatalogueCover, CatalogueTrack } from '../client/catalogue-client.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';

/** A ℗ or © line, as far as it could be read. */
export interface RightsText {
  readonly year: number | null;
  readonly owner: string;
}

/** A release that the services agree on, in their words. */
export interface ReleaseDraft {
  readonly title: string;
  /** Empty if no service separates it from the title. */
  readonly version: string;
  readonly kind: 'single' | 'ep' | 'album';
  /** Main artist first. */
  readonly artists: readonly string[];
  /** `2026`, `2026-11` or `2026-11-20`; null if unknown. */
  readonly date: string | null;
  readonly label: string | null;
  /** 14 digits; null if unknown. */
  readonly gtin: string | null;
  readonly tracks: readonly CatalogueTrack[];
  readonly pLine: RightsText | null;
  readonly cLine: RightsText | null;
  /** Names of genres in the words of one service, the main one first. */
  readonly genres: readonly string[];
  /** Covers with the service whose host has them, the best first. */
  readonly covers: readonly { readonly catalogue: CatalogueId; readonly cover: CatalogueCover }[];
}
