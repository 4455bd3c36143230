import type { PageContext } from '../page/page-context.ts';
import { fittedFace } from './fitted-face.ts';
import { headingFile, isLatin, SITE_TYPEFACE } from './site-headings.ts';

/** The display typeface of a page: its sheet, and the file that loads with the page. */
export interface HeadingTypeface {
  readonly sheet: string;
  readonly file: string;
}

/**
 * The display typeface for headings of the site's own pages (`data-heading`, or `mark` on a parent of the wordmark).
 * Null where the page has nothing to be set in it.
 */
export function headingTypeface({ services, site, language }: PageContext): HeadingTypeface | null {
  const latin = isLatin(language);
  const file = latin || site === 'countin' ? services.asset(headingFile(language)) : undefined;
  if (file === undefined) return null;
  return {
    file,
    // `optional`: a file that is late must not move what is being read.
    sheet:
      `@font-face{font-family:Heading;src:url(${file}) format('woff2');font-weight:100 900;font-display:optional}` +
      fittedFace('HeadingFit', SITE_TYPEFACE) +
      `${latin ? '[data-heading]' : '[data-heading=mark]'}{--font-heading:Heading,HeadingFit,var(--font-system)}` +
      // Tight letters of small headings would touch.
      ':root h2[data-heading]{letter-spacing:-.01em}',
  };
}
