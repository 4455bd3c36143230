import {
  dayOf,
  hourOf,
  METRIC_SLOT,
  MOST_PAGES,
  MOST_VALUES,
  OTHER,
  Sketch,
  slotOf,
  withPerson,
  type Cell,
  type Counts,
  type DayContent,
  type Dimension,
  type LiveMinute,
  type Metric,
  type PeopleSet,
  type Subject,
  type Tables,
  type Tally,
} from '@countin/domain/numbers';
import type { CountedEvent } from './counted-event.ts';

/** Values of a table in memory, as a multiple of those that are written: the largest are among them. */
const ROOM = 4;
const MINUTE_MS = 60_000;

type Counter = Map<Metric, number>;
const countsOf = (counter: Counter): Counts => Object.fromEntries(counter);
function raise<K>(counter: Map<K, number>, key: K): void {
  counter.set(key, (counter.get(key) ?? 0) + 1);
}

/** The value of a key, made where there is none. */
function knownOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** A cell that grows. */
type GrowingCell = [views: number, clicks: number, signups: number, people: PeopleSet];

/** A tally that grows. */
class GrowingTally {
  readonly #counts: Counter = new Map();
  readonly #people = new Map<Metric, PeopleSet>();
  readonly #visitors = new Sketch();
  readonly #tables = new Map<Dimension, Map<string, GrowingCell>>();

  add({ m, d, c = 0, v, w }: CountedEvent): void {
    for (const metric of m) {
      raise(this.#counts, metric);
      if (w !== undefined) this.#meet(metric, w);
    }
    if (v !== undefined) this.#visitors.add(v);
    for (const dimension in d) this.#addTo(dimension as Dimension, d[dimension as Dimension] ?? '', c, w);
  }

  #meet(metric: Metric, codes: string): void {
    const known = this.#people.get(metric) ?? '';
    const people = withPerson(known, codes, METRIC_SLOT);
    if (people !== known) this.#people.set(metric, people);
  }

  #addTo(dimension: Dimension, value: string, slot: 0 | 1 | 2, codes: string | undefined): void {
    const table = knownOr(this.#tables, dimension, () => new Map<string, GrowingCell>());
    const cell =
      table.get(value) ??
      knownOr(table, table.size < MOST_VALUES[dimension][0] * ROOM ? value : OTHER, (): GrowingCell => [0, 0, 0, '']);
    cell[slot] += 1;
    if (codes !== undefined) cell[3] = withPerson(cell[3], codes, slotOf(dimension));
  }

  read(): Tally {
    const tables = [...this.#tables].map(
      ([dimension, table]) => [dimension, Object.fromEntries(table) satisfies Record<string, Cell<PeopleSet>>] as const,
    );
    return {
      counts: countsOf(this.#counts),
      people: Object.fromEntries(this.#people),
      visitors: this.#visitors.encode(),
      tables: Object.fromEntries(tables) as Tables<PeopleSet>,
    };
  }
}

/** A day that grows. */
class GrowingDay {
  readonly #whole = new GrowingTally();
  readonly #hours = new Map<number, Counter>();
  readonly #pages = new Map<string, GrowingTally>();

  /** Gives the number of tallies that this event is the first of. */
  add(event: CountedEvent): number {
    this.#whole.add(event);
    const hour = hourOf(event.t * MINUTE_MS);
    const counter = knownOr(this.#hours, hour, () => new Map<Metric, number>());
    for (const metric of event.m) raise(counter, metric);
    const known = this.#pages.get(event.p);
    if (known) known.add(event);
    if (known || this.#pages.size >= MOST_PAGES) return 0;
    const tally = new GrowingTally();
    tally.add(event);
    this.#pages.set(event.p, tally);
    return 1;
  }

  read(): DayContent {
    return {
      whole: this.#whole.read(),
      hours: Object.fromEntries([...this.#hours].map(([hour, counter]) => [hour, countsOf(counter)])),
      pages: Object.fromEntries([...this.#pages].map(([page, tally]) => [page, tally.read()])),
    };
  }
}

/** Counts of one host for one subject since the last flush. */
export interface SubjectBatch {
  readonly subject: Subject;
  readonly days: ReadonlyMap<string, DayContent>;
  readonly minutes: Readonly<Record<string, LiveMinute>>;
}

interface GrowingMinute {
  readonly counts: Counter;
  readonly pages: Map<string, number>;
}

interface GrowingSubject {
  readonly subject: Subject;
  readonly days: Map<string, GrowingDay>;
  readonly minutes: Map<number, GrowingMinute>;
}

/** Events of one flush, added up by subject. Its size depends on how many subjects and pages there are, not on events. */
export class Batch {
  readonly #subjects = new Map<string, GrowingSubject>();
  #events = 0;
  #tallies = 0;
  #minute = Number.NaN;
  #day = '';

  get events(): number {
    return this.#events;
  }

  /** Days of subjects and their pages that are added up, which its memory depends on. */
  get tallies(): number {
    return this.#tallies;
  }

  add(event: CountedEvent): void {
    this.#events += 1;
    const key = `${event.s} ${event.i}`;
    const subject = knownOr(this.#subjects, key, () => ({
      subject: { kind: event.s, id: event.i },
      days: new Map<string, GrowingDay>(),
      minutes: new Map<number, GrowingMinute>(),
    }));
    this.#tallies += knownOr(subject.days, this.#dayOf(event.t), () => new GrowingDay()).add(event);
    addToMinute(subject, event);
  }

  /** Most events are of the same minute as the one before. */
  #dayOf(minute: number): string {
    if (minute !== this.#minute) this.#day = dayOf(minute * MINUTE_MS);
    this.#minute = minute;
    return this.#day;
  }

  read(): SubjectBatch[] {
    return [...this.#subjects.values()].map(({ subject, days, minutes }) => ({
      subject,
      days: new Map([...days].map(([name, day]) => [name, day.read()])),
      minutes: Object.fromEntries(
        [...minutes].map(([minute, { counts, pages }]) => [
          minute,
          { counts: countsOf(counts), pages: Object.fromEntries(pages) },
        ]),
      ),
    }));
  }
}

/** Minutes of an hour at most: what was counted longer ago is not live any more. */
const MOST_MINUTES = 60;

function addToMinute({ minutes }: GrowingSubject, { t, m, p }: CountedEvent): void {
  const minute = knownOr(minutes, t, () => ({ counts: new Map<Metric, number>(), pages: new Map<string, number>() }));
  for (const metric of m) raise(minute.counts, metric);
  if (m.includes('views') && (minute.pages.has(p) || minute.pages.size < MOST_PAGES)) raise(minute.pages, p);
  if (minutes.size <= MOST_MINUTES) return;
  const [oldest] = minutes.keys();
  if (oldest !== undefined) minutes.delete(oldest);
}
