import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import type { Fan } from './fan.ts';

/**
 * - `reviewing`: the sample is written to, the others wait.
 * - `released`: the sample was fine, or an admin has approved the list.
 * - `held`: too much of the sample was refused or reported. An admin decides.
 * - `refused`: an admin has refused it.
 */
export const FAN_LIST_STATES = ['held', 'reviewing', 'released', 'refused'] as const;
/** One of {@link FAN_LIST_STATES}. */
export type FanListState = (typeof FAN_LIST_STATES)[number];

/** Fans of a list under review that may be written to: the first of them. */
export const SAMPLE_PLACES = 100;
/** Reports come in for so long, before a sample that was written to is judged. Milliseconds. */
export const SAMPLE_WAIT_MS = 48 * 3_600_000;
/** Statements of a list that are stored, the latest first. */
export const MOST_LIST_STATEMENTS = 20;
/** Refused addresses: 5 % of a whole sample, from where sending services review a sender. */
const MOST_BOUNCES = 5;
/** Reports: one in a hundred is three times what mailbox providers accept, 0.3 %. */
const MOST_COMPLAINTS = 0;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What became of the messages to a sample. */
export const sampleResultsSchema = v.object({
  sent: count,
  bounced: count,
  complained: count,
});
/** Results, parsed by {@link sampleResultsSchema}. */
export type SampleResults = v.InferOutput<typeof sampleResultsSchema>;

const statementSchema = v.object({ artistId: idSchema, by: uidSchema, source: v.string(), at: instantSchema });

/**
 * `fanLists/{id}`: fans whose consent is proven by the word of an account alone. The latest list of an account takes all of
 * its imports until it is decided. Server only.
 */
export const fanListSchema = v.object({
  id: idSchema,
  /** Account that owned the artist at the import. */
  account: uidSchema,
  /** First list of the account, second and so on. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  state: v.picklist(FAN_LIST_STATES),
  artists: v.array(idSchema),
  /** Where the consents come from, as the importing members state. */
  statements: v.pipe(v.array(statementSchema), v.maxLength(MOST_LIST_STATEMENTS)),
  fans: count,
  /** Places of the sample that are taken. */
  places: v.pipe(count, v.maxValue(SAMPLE_PLACES)),
  /** At the last look. */
  results: sampleResultsSchema,
  createdAt: instantSchema,
  /** Next look at the sample; null where there is none. */
  lookAt: v.nullable(instantSchema),
  decidedAt: v.nullable(instantSchema),
  /** Admin who decided; null for the rule. */
  decidedBy: v.nullable(uidSchema),
});
/** A list, parsed by {@link fanListSchema}. */
export type FanList = v.InferOutput<typeof fanListSchema>;

/** States of lists by id. */
export type FanListStates = ReadonlyMap<string, FanListState>;

/** Whether messages to a fan wait for the review of the list. One that is not found has not been released. */
export function waitsForReview({ list, inSample }: Pick<Fan, 'list' | 'inSample'>, states: FanListStates): boolean {
  if (list === null) return false;
  const state = states.get(list);
  return state !== 'released' && !(state === 'reviewing' && inSample);
}

/** Why a sample is not fine; null while it is. */
function faultOfSample({ bounced, complained }: SampleResults): 'bounces' | 'complaints' | null {
  if (complained > MOST_COMPLAINTS) return 'complaints';
  return bounced > MOST_BOUNCES ? 'bounces' : null;
}

/**
 * Decides about a list by its sample; null to look again.
 *
 * @param old messages that arrived {@link SAMPLE_WAIT_MS} ago or earlier
 */
export function judgeSample(results: SampleResults, places: number, old: number): 'released' | 'held' | null {
  if (faultOfSample(results) !== null) return 'held';
  // Some of the sample unsubscribe, or are not in the audience.
  return places > 0 && old >= places / 2 ? 'released' : null;
}
