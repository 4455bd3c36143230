import * as v from 'valibot';

/** Bytes of a beacon; the largest real one is under 1 kB. */
export const MOST_BEACON_BYTES = 2048;
/** How far the clock of a browser may be off before its events are not counted, milliseconds: a day. */
export const MOST_CLOCK_ERROR = 86_400_000;

/** Ways of sharing a page. */
const SHARE_WAYS = ['native', 'copy'] as const;
/** Steps of a signup form. The host counts the forms that it takes. */
const FORM_STEPS = ['seen', 'begun'] as const;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const optional = <S extends v.GenericSchema>(schema: S) => v.optional(schema);

/** Fields of every event. Anything else about the visitor comes from the request, and nothing of it is kept. */
const base = {
  /** Path of the page, without query. */
  p: v.pipe(text(300), v.startsWith('/')),
  /** Clock of the browser, milliseconds since 1970. */
  at: v.pipe(v.number(), v.finite()),
  /** Hour of the day where the fan is. */
  h: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  /** Address of the referring page. */
  r: optional(text(1000)),
  /** Query of the page's address, for its `utm_*` tags. */
  q: optional(text(1000)),
  /** IANA time zone, where the page has asked for it anyway. */
  z: optional(text(64)),
};

/**
 * The beacon of a public page: one event, as JSON in the body of a POST to `PUBLIC_PATHS.beacon`.
 *
 * - `view`: the page is shown; in an embed, `x` is 1. After a reload or a step back, `b` is 1: that is no visit.
 * - `store`: click on a store's link, `t` its service; `link`: click on another link that leads away, `t` its address
 * - `play`: a clip has started; its id is `t`
 * - `leave`: the clip `t` was left in the tenth `n` (10: heard to the end)
 * - `form`: a step of a signup form; `share`: the page was shared
 *
 * Signups, calendar files and feeds are counted by the host where it answers them, with and without script.
 */
export const beaconSchema = v.variant('e', [
  v.object({ e: v.literal('view'), ...base, x: optional(v.literal(1)), b: optional(v.literal(1)) }),
  v.object({ e: v.literal('store'), ...base, t: text(40) }),
  v.object({ e: v.literal('link'), ...base, t: text(2048) }),
  v.object({ e: v.literal('play'), ...base, t: text(128) }),
  v.object({
    e: v.literal('leave'),
    ...base,
    t: text(128),
    n: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  }),
  v.object({ e: v.literal('form'), ...base, t: v.picklist(FORM_STEPS) }),
  v.object({ e: v.literal('share'), ...base, t: v.picklist(SHARE_WAYS) }),
]);
/** A beacon, parsed by {@link beaconSchema}. */
export type Beacon = v.InferOutput<typeof beaconSchema>;
/** Kinds of beacons. */
export type EventKind = Beacon['e'];
