import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { zoneSchema } from '../locale/zone.ts';
import { artistFactsSchema, releaseFactsSchema } from '../planner/plan-facts.ts';
import { plannerTaskSchema } from '../planner/planner-task.ts';

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'planner/calendar-gone'));
const calendar = v.object({ name: v.string(), body: v.string() });
const ofArtist = v.object({ artistId: idSchema });

/** The release planner. */
export const plannerCallables = {
  /** Reads what the plan of an artist is computed from: facts of the next releases, and stored tasks. */
  readPlan: {
    name: 'studio/readPlan',
    input: ofArtist,
    output: v.object({
      artist: artistFactsSchema,
      releases: v.array(releaseFactsSchema),
      tasks: v.array(plannerTaskSchema),
    }),
  },
  /** Writes the plan as a calendar file (RFC 5545). */
  exportPlan: {
    name: 'studio/exportPlan',
    input: v.object({ ...ofArtist.entries, language: languageSchema, zone: zoneSchema }),
    output: calendar,
  },
  /** Says since when the caller has an address of the plan for calendar programs; null without one. */
  readPlanFeed: {
    name: 'studio/readPlanFeed',
    input: ofArtist,
    output: v.object({ createdAt: v.nullable(v.number()) }),
  },
  /** Makes a new address for the caller's calendar program. An earlier one ends. The token is told once. */
  renewPlanFeed: {
    name: 'studio/renewPlanFeed',
    input: v.object({ ...ofArtist.entries, language: languageSchema, zone: zoneSchema }),
    output: v.object({ token: v.string(), createdAt: v.number() }),
  },
  /** Ends the caller's address. Idempotent. */
  endPlanFeed: { name: 'studio/endPlanFeed', input: ofArtist, output: v.object({}) },
  /** Says whether the caller gets the due tasks by mail each morning, and in which zone; null if not. */
  readPlanMail: {
    name: 'studio/readPlanMail',
    input: ofArtist,
    output: v.object({ zone: v.nullable(v.string()) }),
  },
  /** Switches the caller's morning mail on, with the zone of the mornings, or off. Idempotent. */
  savePlanMail: {
    name: 'studio/savePlanMail',
    input: v.object({ ...ofArtist.entries, zone: v.nullable(zoneSchema) }),
    output: v.object({}),
  },
  /** Switches a morning mail off, by the link that is in it: the link alone authorises it. Idempotent. */
  stopPlanMail: { name: 'fans/stopPlanMail', input: v.object({ token }), output: v.object({}) },
  /** Reads the calendar of an address, for a calendar program: the address alone authorises it. */
  readPlanCalendar: { name: 'fans/readPlanCalendar', input: v.object({ token }), output: calendar },
} as const;
