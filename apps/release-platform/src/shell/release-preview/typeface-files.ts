import anton from '@fontsource/anton/files/anton-latin-400-normal.woff2?url';
import antonExt from '@fontsource/anton/files/anton-latin-ext-400-normal.woff2?url';
import grace from '@fontsource/covered-by-your-grace/files/covered-by-your-grace-latin-400-normal.woff2?url';
import graceExt from '@fontsource/covered-by-your-grace/files/covered-by-your-grace-latin-ext-400-normal.woff2?url';
import pirata from '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2?url';
import pirataExt from '@fontsource/pirata-one/files/pirata-one-latin-ext-400-normal.woff2?url';
import playfair from '@fontsource/playfair-display/files/playfair-display-latin-800-normal.woff2?url';
import playfairCyrillic from '@fontsource/playfair-display/files/playfair-display-cyrillic-800-normal.woff2?url';
import playfairExt from '@fontsource/playfair-display/files/playfair-display-latin-ext-800-normal.woff2?url';
import mono from '@fontsource/space-mono/files/space-mono-latin-700-normal.woff2?url';
import monoExt from '@fontsource/space-mono/files/space-mono-latin-ext-700-normal.woff2?url';
import unbounded from '@fontsource/unbounded/files/unbounded-latin-800-normal.woff2?url';
import unboundedCyrillic from '@fontsource/unbounded/files/unbounded-cyrillic-800-normal.woff2?url';
import unboundedExt from '@fontsource/unbounded/files/unbounded-latin-ext-800-normal.woff2?url';
import type { FiledTypeface } from '@countin/domain/appearance';
import type { TypefaceSource } from '@countin/public-pages/preview';

const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122',
  extended: 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} as const;

const sources = (latin: string, extended: string, cyrillic?: string): readonly TypefaceSource[] => [
  { url: latin, range: RANGES.latin },
  { url: extended, range: RANGES.extended },
  ...(cyrillic === undefined ? [] : [{ url: cyrillic, range: RANGES.cyrillic }]),
];

/** Whole typefaces for previews: their letters are cut out only when a page is published. */
export const PREVIEW_TYPEFACES: Readonly<Record<FiledTypeface, readonly TypefaceSource[]>> = {
  poster: sources(anton, antonExt),
  wide: sources(unbounded, unboundedExt, unboundedCyrillic),
  serif: sources(playfair, playfairExt, playfairCyrillic),
  mono: sources(mono, monoExt),
  hand: sources(grace, graceExt),
  blackletter: sources(pirata, pirataExt),
};
