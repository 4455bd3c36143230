/** Drawing styles of covers. */
export const COVER_STYLES = ['sun', 'waves', 'arcs', 'grid', 'strata', 'orbit', 'type'] as const;
export type CoverStyle = (typeof COVER_STYLES)[number];

/** Complete description of a drawn cover. Equal designs give equal pictures, byte for byte. */
export interface CoverDesign {
  readonly style: CoverStyle;
  /** Background, figure and highlight: three `#rrggbb` colours. */
  readonly colours: readonly [string, string, string];
  /** Integer from 0 to 99999 that varies the drawing. */
  readonly seed: number;
}
