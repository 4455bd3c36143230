import { numberLocale } from './number-locale.ts';

/** Generic name of a time zone, such as `Portugal Time` or `ET`. */
export function zoneName(locale: string, zone: string, at: number): string {
  return zoneNameAs('shortGeneric', locale, zone, at);
}

/** Long generic name of a time zone, such as `Western European Time`. Neighbouring zones share it. */
export function longZoneName(locale: string, zone: string, at: number): string {
  // The generic name of UTC is only an offset.
  return zoneNameAs(zone === 'UTC' ? 'long' : 'longGeneric', locale, zone, at);
}

type ZoneNameForm = 'shortGeneric' | 'longGeneric' | 'long';

function zoneNameAs(timeZoneName: ZoneNameForm, locale: string, zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat(numberLocale(locale), { timeZone: zone, timeZoneName }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}
