import { zoneOffsetAt } from '@countin/domain/locale';
import { joinFacts, longZoneName } from '@countin/i18n';

/** All zones that this browser knows, those that share a name removed. */
export function knownZones(): string[] {
  const zones = new Set(Intl.supportedValuesOf('timeZone'));
  zones.add('UTC');
  return [...zones];
}

/**
 * A time zone to choose: its localised name with its city, such as `Argentina Standard Time · Buenos Aires`, and its
 * offset from UTC. Cities are as in the zone's id, for search; `Intl` has no names for them.
 */
export function zoneChoice(locale: string, zone: string, at: number): { id: string; name: string; aside: string } {
  const city = zone.includes('/') ? zone.replaceAll('_', ' ').split('/').at(-1) : null;
  return {
    id: zone,
    name: joinFacts([longZoneName(locale, zone, at), city]),
    aside: offsetText(zoneOffsetAt(zone, at)),
  };
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `UTC${offset < 0 ? '−' : '+'}${hours}:${String(minutes % 60).padStart(2, '0')}`;
}

const HOUR = 3_600_000;

/** All time zones to choose from, sorted by their names, as of the hour of an instant. */
export function zoneChoices(locale: string, at: number): { id: string; name: string; aside: string }[] {
  const hour = Math.floor(at / HOUR) * HOUR;
  return knownZones()
    .map((zone) => zoneChoice(locale, zone, hour))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
