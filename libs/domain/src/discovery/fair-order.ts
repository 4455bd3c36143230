import { hash } from '../shelf/shelf.ts';

interface ByArtist {
  readonly artistId: string;
}

/** Entries of artists that a person has not hidden. */
export function withoutHidden<E extends ByArtist>(entries: readonly E[], hidden: ReadonlySet<string>): E[] {
  return entries.filter(({ artistId }) => !hidden.has(artistId));
}

/** The first entry of each artist. */
export function oncePerArtist<E extends ByArtist>(entries: readonly E[]): E[] {
  const seen = new Set<string>();
  return entries.filter(({ artistId }) => !seen.has(artistId) && seen.add(artistId));
}

/** Best first. Equal scores are in the order of the day, which knows nothing of an artist but its random id. */
export function byScore<E extends ByArtist>(entries: readonly E[], scoreOf: (entry: E) => number, day: number): E[] {
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry), turn: hash(`${day} ${entry.artistId}`) }))
    .sort((a, b) => b.score - a.score || a.turn - b.turn)
    .map(({ entry }) => entry);
}

/**
 * Moves entries back until no artist follows itself, as far as there are others. The order stays otherwise.
 *
 * @param before artist at the end of the page before
 */
export function apart<E extends ByArtist>(entries: readonly E[], before: string | null = null): E[] {
  const waiting = [...entries];
  const ordered: E[] = [];
  let last = before;
  while (waiting.length > 0) {
    const at = Math.max(
      0,
      waiting.findIndex(({ artistId }) => artistId !== last),
    );
    const [next] = waiting.splice(at, 1);
    if (!next) break;
    ordered.push(next);
    last = next.artistId;
  }
  return ordered;
}

/** Number of stored orders. Each day of a week has its own. */
export const ORDERS = 7;

/**
 * Positions of an artist's entry in each order, from 0 to below 1. Only the artist's random id and the week decide, so that
 * neither fans nor publishing again move it.
 */
export function positionsOf(artistId: string, week: number): number[] {
  return Array.from({ length: ORDERS }, (_, at) => hash(`order ${at} of ${week} ${artistId}`));
}
