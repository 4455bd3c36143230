import type { Language } from '@countin/domain';

/** Where a release is to be had for calendars, with its texts in a language. */
export function calendarPath(productId: string, language: Language): string {
  return `/release/${productId}.ics?lang=${language}`;
}
