import type { LabelBrand, Typeface } from '@countin/domain/profile';
import { typefacePath } from '@countin/domain/urls';
import { accentCss, type Site } from '@countin/theme';

/** Latin letters and common punctuation; other scripts keep the system's typeface. */
const RANGE =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122';

interface BrandedPage {
  readonly colours: readonly string[] | undefined;
  readonly site?: Site;
  readonly ground?: string | null;
  readonly typeface?: Typeface;
}

/** Sheets with the colours and the typeface of a page; none if it has the site's own. */
export function brandSheets({ colours, site = 'countin', ground = null, typeface = 'site' }: BrandedPage): string[] {
  const chosen = colours ?? (ground === null ? undefined : [ground]);
  return [...(chosen ? [accentCss(chosen, site, ground)] : []), ...typefaceSheet(typeface)];
}

/** Colours, ground and typeface of a page whose label's branding reaches it; `own` colours otherwise. */
export function reachedBy(
  brand: LabelBrand | null,
  own: readonly string[] | undefined,
): Pick<BrandedPage, 'colours' | 'ground' | 'typeface'> {
  if (brand?.brandReach !== 'all') return { colours: own };
  return { colours: brand.accent === null ? own : [brand.accent], ground: brand.ground, typeface: brand.typeface };
}

/** `optional`: a file that is late must not move what is being read. */
function typefaceSheet(typeface: Typeface): string[] {
  if (typeface === 'site') return [];
  return [
    `@font-face{font-family:Label;src:url(${typefacePath(typeface)}) format('woff2');font-weight:200 900;font-display:optional;unicode-range:${RANGE}}` +
      ':root{--font-heading:Label,var(--font-system)}',
  ];
}
