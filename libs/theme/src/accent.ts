import { contrast, fromOklch, toOklch, type Oklch } from './colour.ts';
import { PALETTES_OF_SITES } from './palette.ts';
import type { ResolvedTheme, Site } from './theme-choice.ts';
import { themedCss } from './themed-css.ts';

/** Accent colours of a page, derived from its cover. */
export interface Accent {
  /** For links, filled buttons and focus rings. Contrast ≥ 4.5:1 on the paper and on the tint. */
  readonly accent: string;
  /** For text on the accent. Contrast ≥ 4.5:1. */
  readonly onAccent: string;
  /** Background of a page's tinted panel. The site's inks keep a contrast of 4.5:1 on it. */
  readonly tint: string;
}

const AA_TEXT = 4.5;
const STEP = 0.005;
/** Starting lightness of the search: the lightest (or darkest) usable accent in each theme. */
const START: Record<ResolvedTheme, number> = { light: 0.64, dark: 0.7 };
/** Highest chroma of a tint that follows the accent, and of one in a colour of its own. */
const TINT_CHROMA = { accent: 0.02, ground: 0.05 } as const;
const AA_EDGE = 3;
const TINT_LIGHTNESS: Record<ResolvedTheme, number> = { light: 0.953, dark: 0.222 };

/**
 * Derives a page's accent from a cover's colours. The colour with the highest chroma wins and keeps its hue.
 * Its lightness changes only as far as WCAG AA requires, measured on the returned (rounded) values.
 *
 * @param colours one or more `#rrggbb`
 * @param ground colour whose hue the tint takes; the accent's if absent
 */
export function accentFor(
  colours: readonly string[],
  theme: ResolvedTheme,
  site: Site = 'countin',
  ground: string | null = null,
): Accent {
  const { paper } = PALETTES_OF_SITES[site][theme];
  const base = liveliest(colours, theme);
  const tint =
    ground === null
      ? fromOklch({ l: TINT_LIGHTNESS[theme], c: Math.min(TINT_CHROMA.accent, base.c * 0.2), h: base.h })
      : groundTint(toOklch(ground), theme, site);
  const legible = (colour: string) => contrast(colour, paper) >= AA_TEXT && contrast(colour, tint) >= AA_TEXT;
  const direction = theme === 'light' ? -STEP : STEP;
  let l = theme === 'light' ? Math.min(base.l, START.light) : Math.max(base.l, START.dark);
  let accent = fromOklch({ ...base, l });
  while (!legible(accent) && l > 0 && l < 1) {
    l += direction;
    accent = fromOklch({ ...base, l: Math.min(1, Math.max(0, l)) });
  }
  const onAccent = theme === 'light' ? '#ffffff' : paper;
  return { accent, onAccent, tint };
}

/** CSS rules with the accents of both themes. Inline them after the tokens. */
export function accentCss(colours: readonly string[], site: Site = 'countin', ground: string | null = null): string {
  return themedCss(site, (theme) => {
    const { accent, onAccent, tint } = accentFor(colours, theme, site, ground);
    return `--accent:${accent};--on-accent:${onAccent};--tint:${tint}`;
  });
}

/** A tint of a colour, as strong as the site's inks, edges and warnings stay legible on it. */
function groundTint({ c, h }: Oklch, theme: ResolvedTheme, site: Site): string {
  const { ink, ink2, edge, danger } = PALETTES_OF_SITES[site][theme];
  const legible = (tint: string) =>
    [ink, ink2, danger].every((text) => contrast(text, tint) >= AA_TEXT) && contrast(edge, tint) >= AA_EDGE;
  let chroma = Math.min(TINT_CHROMA.ground, c * 0.4);
  let tint = fromOklch({ l: TINT_LIGHTNESS[theme], c: chroma, h });
  while (!legible(tint) && chroma > 0) {
    chroma = Math.max(0, chroma - STEP);
    tint = fromOklch({ l: TINT_LIGHTNESS[theme], c: chroma, h });
  }
  return tint;
}

/** Picks the highest score: chroma, minus a penalty for the distance from a target lightness. */
function liveliest(colours: readonly string[], theme: ResolvedTheme): Oklch {
  const score = ({ l, c }: Oklch) => c - Math.abs(l - (theme === 'light' ? 0.55 : 0.75)) * 0.12;
  const all = colours.map(toOklch);
  return all.reduce((best, next) => (score(next) > score(best) ? next : best), all[0] ?? { l: 0.5, c: 0, h: 0 });
}
