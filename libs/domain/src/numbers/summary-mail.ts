import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import { zoneSchema } from '../locale/zone.ts';
import { PROFILE_KINDS } from '../permissions/role.ts';
import { dayIn } from '../planner/plan-days.ts';
import { resolveWallClock } from '../release/release-moment.ts';
import { addDays, dayOf, monthOf, type DayRange } from './days.ts';
import { SUMMARY_PERIODS, type SummaryPeriod } from './summary-period.ts';

const HOUR_MS = 3_600_000;
/** Hosts and the schedule need it until the numbers of a day are complete, ms. */
const SETTLE_MS = HOUR_MS / 2;

/** Hours between which a summary is sent, by the clock of its zone. */
const SUMMARY_HOURS = { from: 7, to: 12 } as const;

/**
 * `summaryMails/{id}`: a member gets the numbers of an artist or a label by mail. The id is made of profile and member, so
 * that there is one at most. Server only.
 */
export const summaryMailSchema = v.object({
  id: idSchema,
  kind: v.picklist(PROFILE_KINDS),
  profileId: idSchema,
  uid: uidSchema,
  every: v.picklist(SUMMARY_PERIODS),
  /** Zone of the morning, unless the artist has one. */
  zone: zoneSchema,
  createdAt: instantSchema,
  /** When the next mail is looked at. It moves on before a mail is sent, so that no period has two. */
  nextAt: instantSchema,
});
/** A summary by mail, parsed by {@link summaryMailSchema}. */
export type SummaryMail = v.InferOutput<typeof summaryMailSchema>;

/** The week or month in UTC that has a day. */
export function periodWith(every: SummaryPeriod, day: string): DayRange {
  if (every === 'week') {
    const from = addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
    return { from, to: addDays(from, 6) };
  }
  const from = `${monthOf(day)}-01`;
  return { from, to: addDays(`${monthOf(addDays(from, 31))}-01`, -1) };
}

/** The last week or month whose numbers are complete. */
export function completePeriod(every: SummaryPeriod, now: number): DayRange {
  return periodWith(every, addDays(periodWith(every, dayOf(now - SETTLE_MS)).from, -1));
}

/** When the summary of the period that is under way is sent: in the first morning with complete numbers. */
export function nextSummary(every: SummaryPeriod, zone: string, now: number): number {
  const { to } = periodWith(every, dayOf(now - SETTLE_MS));
  return morningAfter(zone, Date.parse(addDays(to, 1)) + SETTLE_MS);
}

/** The first instant from then on that is in a morning, by the clock of a zone. */
export function morningAfter(zone: string, at: number): number {
  const today = dayIn(zone, at);
  const [begin, end, next] = [
    wallClock(today, SUMMARY_HOURS.from, zone),
    wallClock(today, SUMMARY_HOURS.to, zone),
    wallClock(addDays(today, 1), SUMMARY_HOURS.from, zone),
  ];
  return at < end ? Math.max(at, begin) : next;
}

const wallClock = (day: string, hour: number, zone: string): number =>
  resolveWallClock(day, `${String(hour).padStart(2, '0')}:00`, zone).at;
