import { zonesIn } from '../locale/guess-country.ts';
import { isZone, zoneOffsetAt } from '../locale/zone.ts';
import { resolveWallClock } from '../release/release-moment.ts';

/** Local times between which a text message may be sent: not before `from`, and before `until`. */
export const TEXT_HOURS = { from: '08:00', until: '21:00' } as const;

/** When mails go out, as the artist chooses: at the moment, or not at night but the next morning. */
export const MAIL_HOURS = ['moment', 'morning'] as const;
/** One of {@link MAIL_HOURS}. */
export type MailHours = (typeof MAIL_HOURS)[number];

/** Facts that quiet hours depend on. */
export interface QuietHoursOf {
  readonly channel: 'email' | 'phone';
  /** The fan's IANA zone, if known. */
  readonly zone: string | null;
  /** Country of the phone number, or of the fan; decides where the zone is unknown. */
  readonly country: string | null;
}

const DAY_MS = 24 * 3_600_000;
const FROM_MS = clockMs(TEXT_HOURS.from);
const UNTIL_MS = clockMs(TEXT_HOURS.until);
/** Each round reaches the morning of one more zone. Countries have at most 29 zones. */
const MOST_ROUNDS = 100;

/**
 * The first instant from `at` on when a message may be sent. Equal to `at` when no quiet hours are in the way.
 *
 * Without a known zone, it must be daytime in every zone of the country. Without a country, UTC decides.
 *
 * @param at milliseconds since 1970
 * @param mailHours what the artist chose; text messages always keep quiet hours
 */
export function allowedFrom(recipient: QuietHoursOf, at: number, mailHours: MailHours = 'moment'): number {
  if (recipient.channel === 'email' && mailHours === 'moment') return at;
  return daytimeFrom(zonesOf(recipient), at) ?? daytimeFrom(['UTC'], at) ?? at;
}

function zonesOf({ zone, country }: QuietHoursOf): readonly string[] {
  if (zone !== null && isZone(zone)) return [zone];
  const zones = country === null ? [] : zonesIn(country).filter(isZone);
  return zones.length > 0 ? zones : ['UTC'];
}

/** Null where it is never daytime in all of the zones. */
function daytimeFrom(zones: readonly string[], at: number): number | null {
  let from = at;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = Math.max(...zones.map((zone) => daytimeIn(zone, from)));
    if (next === from) return from;
    from = next;
  }
  return null;
}

/** The instant itself by day, else the next morning. */
function daytimeIn(zone: string, at: number): number {
  const wall = at + zoneOffsetAt(zone, at);
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
  const clock = wall - midnight;
  if (clock >= FROM_MS && clock < UNTIL_MS) return at;
  const morning = new Date(clock < FROM_MS ? midnight : midnight + DAY_MS).toISOString().slice(0, 10);
  // A date that a zone skipped has a morning all the same: later than `at`, and checked again.
  return Math.max(at, resolveWallClock(morning, TEXT_HOURS.from, zone).at);
}

function clockMs(time: string): number {
  return Date.parse(`1970-01-01T${time}:00Z`);
}
