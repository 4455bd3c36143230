import * as v from 'valibot';

/**
 * Whether shelves (4track's start page with its medley, New and Next) may show what a profile publishes. Decided by the server:
 * `listed` once the owner's e-mail is verified, unless an admin holds the profile back. Its own addresses always work.
 */
export const SHELF_STATES = ['listed', 'unconfirmed', 'held-back'] as const;
/** Whether shelves may show something, see {@link SHELF_STATES}. */
export const shelfStateSchema = v.picklist(SHELF_STATES);
/** One of {@link SHELF_STATES}. */
export type ShelfState = v.InferOutput<typeof shelfStateSchema>;

const DAY = 86_400_000;

/** Where a medley is on the ring of all medleys, from 0 up to 1. */
export const shelfPositionSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * The position of an artist's medley. The server draws the ids of artists at random, so positions are as random; publishing
 * again is no way to another one.
 */
export const shelfPositionOf = (artistId: string): number => hash(`position ${artistId}`);

/** How many medleys after the day's start the day's one is chosen from. */
export const ROTATION_WINDOW = 24;

/** The UTC day that an instant lies in: days since 1970. */
export const dayOf = (at: number): number => Math.floor(at / DAY);

/** First instant of the UTC day after the one that an instant lies in. */
export const nextDayAt = (at: number): number => (dayOf(at) + 1) * DAY;

/** Where on the ring of positions a day begins to look for its medley, from 0 up to 1. */
export const rotationStart = (day: number): number => hash(`start ${day}`);

/**
 * The medley of a day, of those that follow the day's start on the ring. Each of them has the same chance, so one with a
 * wide gap before it gains little.
 */
export function medleyOfDay<M extends { readonly artistId: string }>(window: readonly M[], day: number): M | null {
  const ranked = window.map((medley) => ({ medley, rank: hash(`${day} ${medley.artistId}`) }));
  return (
    ranked.reduce<(typeof ranked)[number] | null>(
      (first, each) => (first && first.rank <= each.rank ? first : each),
      null,
    )?.medley ?? null
  );
}

/** A number from 0 up to 1 that a text decides: FNV-1a, mixed once more so that similar texts are far apart. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}
