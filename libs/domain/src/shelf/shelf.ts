import * as v from 'valibot';

/**
 * Whether shelves (medley, New and Next on 4track's start page) may list a profile's content. Set by the server:
 * `listed` once the owner's e-mail address is verified, unless an admin holds the profile back. The profile's own URLs
 * work in every state.
 */
const SHELF_STATES = ['listed', 'unconfirmed', 'held-back'] as const;
/** One of {@link SHELF_STATES}. */
export const shelfStateSchema = v.picklist(SHELF_STATES);
/** One of {@link SHELF_STATES}. */
export type ShelfState = v.InferOutput<typeof shelfStateSchema>;

const DAY = 86_400_000;

/** Position of a medley on the ring of all medleys, from 0 to below 1. */
export const shelfPositionSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * Position of an artist's medley. Derived from the artist's random, server-generated id, so publishing again does not
 * change it.
 */
export const shelfPositionOf = (artistId: string): number => hash(`position ${artistId}`);

/** Number of candidates after the day's start from which the day's medley is chosen. */
export const ROTATION_WINDOW = 24;

/** UTC day of an instant, in days since 1970. */
export const dayOf = (at: number): number => Math.floor(at / DAY);

/** Start of the next UTC day after an instant. */
export const nextDayAt = (at: number): number => (dayOf(at) + 1) * DAY;

/** Start position on the ring for a day, from 0 to below 1. */
export const rotationStart = (day: number): number => hash(`start ${day}`);

/**
 * Chooses the day's medley among the candidates after the day's start. All have an equal chance, so a wide gap before a
 * position gains little.
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

/** Hash of a text as a number from 0 to below 1: FNV-1a, mixed once more to spread similar texts. */
export function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}
