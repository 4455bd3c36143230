import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import { zoneSchema } from '../locale/zone.ts';
import { resolveWallClock } from '../release/release-moment.ts';
import { addDays, dayIn } from './plan-days.ts';

/** Hour at which the morning mail is sent, in the member's zone. */
export const MORNING_HOUR = 7;

/**
 * `planMails/{id}`: a member gets the tasks of an artist's plan that are due by mail each morning. The id is made of artist
 * and member, so that there is one at most. Server only.
 */
export const planMailSchema = v.object({
  id: idSchema,
  artistId: idSchema,
  uid: uidSchema,
  /** Zone of the morning. */
  zone: zoneSchema,
  createdAt: instantSchema,
  /** When the next mail is looked at. It moves on before a mail is sent, so that no morning has two. */
  nextAt: instantSchema,
});
/** A morning mail, parsed by {@link planMailSchema}. */
export type PlanMail = v.InferOutput<typeof planMailSchema>;

/** The first morning after an instant, by the clock of a zone. Milliseconds since 1970. */
export function nextMorning(zone: string, after: number): number {
  const today = dayIn(zone, after);
  const time = `${String(MORNING_HOUR).padStart(2, '0')}:00`;
  const [morning, next] = [today, addDays(today, 1)].map((day) => resolveWallClock(day, time, zone).at);
  return morning !== undefined && morning > after ? morning : (next ?? after);
}
