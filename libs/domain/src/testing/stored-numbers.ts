import {
  CODES_LENGTH,
  NO_DAY,
  NO_FIGURES,
  NO_TALLY,
  placeOf,
  Sketch,
  withPerson,
  type DayContent,
  type DayEntry,
  type Figures,
  type LiveMinute,
  type PlainFigures,
  type PeopleSet,
  type Tally,
} from '../numbers/index.ts';

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

/** Codes of one of several visitors, who are told apart in every table. */
export const codesOfVisitor = (visitor: number): string =>
  visitor
    .toString(16)
    .padStart(3, '0')
    .repeat(CODES_LENGTH / 3);

/** The set of so many people, as a day has it. */
export const peopleSetOf = (people: number): PeopleSet =>
  Array.from({ length: people }, (_, at) => codesOfVisitor(at)).reduce(
    (set, codes) => withPerson(set, codes, 0),
    '' as PeopleSet,
  );

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

/** A page's figures of a day, with some of their parts. */
const aPage = ({ counts = {}, people = {}, visitors = 0 }: Partial<PlainFigures>): PlainFigures => ({
  counts,
  people,
  visitors,
});

/** Stored month: `…/monthNumbers/{month}`. Days are `01` to `31`. */
export const aStoredMonth = (
  month: string,
  days: Readonly<
    Record<
      string,
      Pick<Partial<DayEntry>, 'whole'> & { readonly pages?: Readonly<Record<string, Partial<PlainFigures>>> }
    >
  >,
) => ({
  month,
  days: JSON.stringify(
    Object.fromEntries(
      Object.entries(days).map(([day, { whole = NO_FIGURES, pages = {} }]) => [
        day,
        {
          whole,
          pages: Object.fromEntries(Object.entries(pages).map(([page, figures]) => [page, aPage(figures)])),
        } satisfies DayEntry,
      ]),
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
