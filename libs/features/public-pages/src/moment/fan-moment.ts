import type { MomentData } from './moment-data.ts';

/**
 * The release moment on the fan's time line, milliseconds since 1970. A wall-clock time is read on the device's own
 * clock. In a clock change `Date` follows RFC 5545, like the server.
 */
export function fanMoment(moment: MomentData): number {
  if ('at' in moment) return moment.at;
  const [date, time] = moment.wall;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(year, month - 1, day, hour, minute).getTime();
}

/** Milliseconds until a moment as the server's markup counts them: a wall-clock time is read as UTC. */
export function millisecondsUntil(moment: MomentData, now: number): number {
  return ('at' in moment ? moment.at : Date.parse(moment.wall.join('T') + 'Z')) - now;
}

/** The page's language as the fan's region writes it, such as `en-GB` for `en`. */
export function fanLocale(language: string, preferred: readonly string[]): string {
  const base = language.split('-')[0];
  return preferred.find((locale) => locale.split('-')[0] === base) ?? language;
}

/** Regions whose way to write a language is that of the language itself (CLDR). */
const OWN_REGION: Readonly<Record<string, string>> = {
  en: 'US',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  pt: 'BR',
  hi: 'IN',
  ja: 'JP',
  ko: 'KR',
  zh: 'CN',
};

/** Whether a region writes dates as the language alone does. */
export function writtenLike(language: string, locale: string): boolean {
  const [base = '', region] = locale.split('-');
  return locale === language || OWN_REGION[base] === region;
}
