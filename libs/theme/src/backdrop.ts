import { contrast, fromOklch, toOklch, type Oklch } from './colour.ts';
import { PALETTES_OF_SITES } from './palette.ts';
import type { ResolvedTheme, Site } from './theme-choice.ts';
import { themedCss } from './themed-css.ts';

/** Grounds of a page that replace the site's paper. */
export type Backdrop = 'colours' | 'blurred';

/**
 * Contrast of texts on every surface. Above WCAG's 4.5, since a gradient's middle may be a little darker than its ends.
 */
const TEXT = 4.7;
const EDGE = 3.1;
const STEP = 0.006;
const GROUND: Readonly<Record<ResolvedTheme, { readonly l: number; readonly c: number }>> = {
  light: { l: 0.9, c: 0.075 },
  dark: { l: 0.27, c: 0.07 },
};
/** Opacity of the paper over a blurred cover. */
const SCRIM: Readonly<Record<ResolvedTheme, number>> = { light: 0.72, dark: 0.7 };

/** Colours of a page on a backdrop, `#rrggbb`. */
export interface BackdropColours {
  /** Colours behind texts, the extreme ones. */
  readonly surfaces: readonly string[];
  readonly accent: string;
  readonly ink2: string;
  readonly edge: string;
  readonly danger: string;
}

/**
 * Colours of a page on a gradient of its cover's colours, or on the blurred cover. Inks and accent keep their hue and
 * move in lightness until they have WCAG AA on every surface. For a blurred cover, the surfaces are the paper over
 * black and over white.
 *
 * @param colours of the cover, `#rrggbb`
 * @param accents colours that the accent comes from; the one with the highest chroma wins
 */
export function backdropColours(
  kind: Backdrop,
  colours: readonly string[],
  accents: readonly string[],
  theme: ResolvedTheme,
  site: Site = 'countin',
): BackdropColours {
  const { paper, ink2, edge, danger } = PALETTES_OF_SITES[site][theme];
  const surfaces =
    kind === 'colours'
      ? [paper, ...colours.map((colour) => groundOf(colour, theme))]
      : [paper, mix(paper, theme === 'light' ? '#000000' : '#ffffff', SCRIM[theme])];
  const move = (colour: Oklch, ratio: number) => legible(colour, surfaces, ratio, theme);
  const liveliest = accents.map(toOklch).sort((one, other) => other.c - one.c)[0] ?? toOklch(ink2);
  const start = theme === 'light' ? Math.min(liveliest.l, 0.64) : Math.max(liveliest.l, 0.7);
  return {
    surfaces,
    accent: move({ ...liveliest, l: start }, TEXT),
    ink2: move(toOklch(ink2), TEXT),
    edge: move(toOklch(edge), EDGE),
    danger: move(toOklch(danger), TEXT),
  };
}

/** CSS rules with the colours of both themes. Inline them after the accent's. */
export function backdropCss(
  kind: Backdrop,
  colours: readonly string[],
  accents: readonly string[],
  site: Site = 'countin',
): string {
  return themedCss(site, (theme) => {
    const { surfaces, accent, ink2, edge, danger } = backdropColours(kind, colours, accents, theme, site);
    const { paper, ink } = PALETTES_OF_SITES[site][theme];
    const grounds =
      kind === 'colours'
        ? surfaces.slice(1).map((surface, at) => `--ground-${at + 1}:${surface}`)
        : [`--scrim:${paper}${hexOf(SCRIM[theme])}`];
    return [
      ...grounds,
      `--accent:${accent}`,
      `--ink-2:${ink2}`,
      `--edge:${edge}`,
      `--danger:${danger}`,
      // Between two surfaces, so no less legible than the worse of them.
      `--tint:${paper}b3`,
      `--line:${ink}29`,
    ].join(';');
  });
}

function groundOf(colour: string, theme: ResolvedTheme): string {
  const { c, h } = toOklch(colour);
  return fromOklch({ l: GROUND[theme].l, c: Math.min(c * 0.6, GROUND[theme].c), h });
}

function legible(colour: Oklch, surfaces: readonly string[], ratio: number, theme: ResolvedTheme): string {
  const direction = theme === 'light' ? -STEP : STEP;
  let { l } = colour;
  let found = fromOklch(colour);
  while (surfaces.some((surface) => contrast(found, surface) < ratio) && l > 0 && l < 1) {
    l = Math.min(1, Math.max(0, l + direction));
    found = fromOklch({ ...colour, l });
  }
  return found;
}

/** One colour over another, as browsers blend them: in sRGB. */
function mix(over: string, under: string, opacity: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const part = (at: number) => Math.round(channel(over, at) * opacity + channel(under, at) * (1 - opacity));
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
}

function hexOf(opacity: number): string {
  return Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
}
