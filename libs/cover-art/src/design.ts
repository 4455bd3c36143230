/** The ways a cover can be drawn. */
export const COVER_STYLES = ['sun', 'waves', 'arcs', 'grid', 'strata', 'orbit', 'type'] as const;
export type CoverStyle = (typeof COVER_STYLES)[number];

/** Everything a drawn cover is made of: the same design gives the same picture, byte for byte. */
export interface CoverDesign {
  readonly style: CoverStyle;
  /** Ground, figure, light: three `#rrggbb` colours. */
  readonly colours: readonly [string, string, string];
  /** Whole number from 0 to 99999 that varies the drawing. */
  readonly seed: number;
}
