/**
 * Adds Western digits to plain Arabic, as the server writes it. Browsers disagree on its digits, so that one page
 * showed both kinds. A locale with a region keeps the region's digits.
 */
export function numberLocale(locale: string): string {
  return locale === 'ar' ? 'ar-u-nu-latn' : locale;
}
