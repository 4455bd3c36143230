import {
  NO_DAY,
  NO_FIGURES,
  NO_TALLY,
  placeOf,
  Sketch,
  type DayContent,
  type DayEntry,
  type Figures,
  type LiveMinute,
  type Tally,
} from '../analytics/index.ts';

/** Text of a sketch of so many visitors, as near as a sketch can be. */
export function sketchOf(visitors: number): string {
  const sketch = new Sketch();
  const hash = new DataView(new ArrayBuffer(8));
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    hash.setUint32(0, Math.imul(visitor, 0x9e3779b1));
    hash.setUint32(4, Math.imul(visitor, 0x85ebca6b));
    sketch.add(placeOf(new Uint8Array(hash.buffer)));
  }
  return sketch.encode();
}

/** A tally with some of its parts. */
export const aTally = (parts: Partial<Tally> = {}): Tally => ({ ...NO_TALLY, ...parts });
/** Figures with some of their parts. */
export const aFigures = (parts: Partial<Figures> = {}): Figures => ({ ...NO_FIGURES, ...parts });

/** Stored shard of a day: `…/dayNumbers/{day}.{shard}`. */
export const aStoredDayShard = (day: string, content: Partial<DayContent> = {}, shard = 0) => ({
  day,
  shard,
  writers: { host: { flush: 1, at: Date.parse(day) } },
  rolledUp: false,
  content: JSON.stringify({ ...NO_DAY, ...content }),
});

/** Stored month: `…/monthNumbers/{month}`. Days are `01` to `31`. */
export const aStoredMonth = (month: string, days: Readonly<Record<string, Partial<DayEntry>>>) => ({
  month,
  days: JSON.stringify(
    Object.fromEntries(
      Object.entries(days).map(([day, entry]) => [day, { whole: NO_FIGURES, pages: {}, ...entry } satisfies DayEntry]),
    ),
  ),
});

/** Stored month of a page: `…/monthNumbers/{month}.{page}`. */
export const aStoredPageMonth = (month: string, page: string, days: Readonly<Record<string, Figures>>) => ({
  month,
  page,
  days: JSON.stringify(days),
});

/** Stored live minutes: `…/liveNumbers/{shard}`, by minutes since 1970. */
export const aStoredLiveShard = (minutes: Readonly<Record<string, LiveMinute>>) => ({
  writers: { host: { flush: 1, at: Date.now() } },
  minutes: JSON.stringify(minutes),
});
