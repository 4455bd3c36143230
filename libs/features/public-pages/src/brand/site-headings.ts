/** Headings of the sites' own pages, by namespace and key. Their letters are in the files of the display typeface. */
export const SITE_HEADINGS = {
  splash: ['headline', 'points.moment.title', 'points.fans.title', 'points.day.title'],
  home: ['headline', 'newest', 'artistsTitle'],
  common: ['notFound.title', 'unavailable.title'],
  receipt: ['invalidTitle', 'erased'],
} as const;

/** Wordmark that is set in the display typeface, in every language; 4track's has the system's. */
export const SITE_MARKS = 'countin.';

/** The product's display typeface: name of its `@fontsource-variable` package, weight of headings, and the metrics at that weight. */
export const SITE_TYPEFACE = {
  family: 'bricolage-grotesque',
  weight: 800,
  ascent: 0.93,
  descent: 0.27,
  advance: 0.4933,
} as const;

/** Name of a language's file in a build: with the letters of its headings, or of the wordmark alone. */
export function headingFile(language: string): string {
  return `heading-${isLatin(language) ? language : 'mark'}`;
}

/** Whether the typeface has the letters of a language. */
export function isLatin(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn';
}
