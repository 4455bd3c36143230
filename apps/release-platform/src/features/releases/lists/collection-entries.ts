import { nameKey, searchKey } from '@countin/domain/fields';
import { releaseOfRow, type PageRow } from '@countin/domain/publisher';
import {
  changedSinceLive,
  releaseStateAt,
  resolveMoment,
  type ReleaseState,
  type ReleaseSummary,
} from '@countin/domain/release';

/** A release of the collection with what filters compare. */
export interface CollectionEntry {
  readonly row: PageRow;
  readonly release: ReleaseSummary;
  /** What a search looks through. */
  readonly text: string;
  readonly labelKey: string;
  /** Of the release date; empty without one. */
  readonly year: string;
  /** Place of the release date among others; 0 without one. */
  readonly dateOrder: number;
}

/** Filters of the collection. `all` and an empty text let everything through. */
export interface CollectionFilter {
  readonly text: string;
  readonly state: ReleaseState | 'changed' | 'all';
  readonly kind: string;
  readonly artist: string;
  readonly year: string;
  readonly label: string;
}

const DAY = 86_400_000;
/** Rows stay the same objects while more are read. */
const known = new WeakMap<PageRow, CollectionEntry>();

/** The releases among the pages. */
export function collectionEntries(rows: readonly PageRow[]): CollectionEntry[] {
  return rows.flatMap((row) => entryOf(row) ?? []);
}

function entryOf(row: PageRow): CollectionEntry | null {
  const before = known.get(row);
  if (before) return before;
  const release = releaseOfRow(row);
  if (!release) return null;
  const { title, labelName, releaseMoment } = release;
  const entry = {
    row,
    release,
    text: searchKey(`${title}\n${row.profileName}\n${labelName}\n${row.release?.upc ?? ''}`),
    labelKey: nameKey(labelName),
    year: releaseMoment?.date.slice(0, 4) ?? '',
    dateOrder: releaseMoment ? Date.parse(`${releaseMoment.date}T${releaseMoment.time}Z`) : 0,
  };
  known.set(row, entry);
  return entry;
}

/** Decides what lies ahead. Only near the present day a zone matters, and working with zones takes long. */
export class Clock {
  readonly #past: string;
  readonly #future: string;
  readonly #now: number;
  readonly #zone: string;

  constructor(now: number, zone: string) {
    this.#now = now;
    this.#zone = zone;
    this.#past = new Date(now - 2 * DAY).toISOString().slice(0, 10);
    this.#future = new Date(now + 2 * DAY).toISOString().slice(0, 10);
  }

  stateOf({ release }: CollectionEntry): ReleaseState {
    const { status, releaseMoment } = release;
    if (status !== 'published' || !releaseMoment) return releaseStateAt(release, this.#now, this.#zone);
    if (releaseMoment.date < this.#past) return 'released';
    if (releaseMoment.date > this.#future) return 'scheduled';
    return releaseStateAt(release, this.#now, this.#zone);
  }

  isAhead({ release: { releaseMoment } }: CollectionEntry): boolean {
    if (!releaseMoment || releaseMoment.date < this.#past) return false;
    return releaseMoment.date > this.#future || resolveMoment(releaseMoment, this.#zone).at > this.#now;
  }
}

/** Last changed first; or upcoming ones, soonest first, then undated ones, then past ones, newest first. */
export function inOrder(entries: readonly CollectionEntry[], byChange: boolean, clock: Clock): CollectionEntry[] {
  if (byChange) return entries.toSorted(lastChanged);
  const [ahead, undated, past]: [CollectionEntry[], CollectionEntry[], CollectionEntry[]] = [[], [], []];
  for (const entry of entries) {
    if (!entry.release.releaseMoment) undated.push(entry);
    else if (clock.isAhead(entry)) ahead.push(entry);
    else past.push(entry);
  }
  return [
    ...ahead.sort((one, other) => one.dateOrder - other.dateOrder || byId(one, other)),
    ...undated.sort(lastChanged),
    ...past.sort((one, other) => other.dateOrder - one.dateOrder || byId(one, other)),
  ];
}

const byId = (one: CollectionEntry, other: CollectionEntry) => (one.release.id < other.release.id ? -1 : 1);
const lastChanged = (one: CollectionEntry, other: CollectionEntry) =>
  other.release.updatedAt - one.release.updatedAt || byId(one, other);

/** Entries that pass all filters, in the order in which they came. */
export function narrowed(
  entries: readonly CollectionEntry[],
  { text, state, kind, artist, year, label }: CollectionFilter,
  clock: Clock,
): CollectionEntry[] {
  const words = searchKey(text).split(' ').filter(Boolean);
  const fits = (wanted: string, value: string) => wanted === 'all' || wanted === value;
  return entries.filter(
    (entry) =>
      fits(kind, entry.release.kind) &&
      fits(artist, entry.release.artistId) &&
      fits(year, entry.year) &&
      fits(label, entry.labelKey) &&
      words.every((word) => entry.text.includes(word)) &&
      inState(entry, state, clock),
  );
}

function inState(entry: CollectionEntry, state: CollectionFilter['state'], clock: Clock): boolean {
  if (state === 'all') return true;
  return state === 'changed' ? changedSinceLive(entry.release) : clock.stateOf(entry) === state;
}

/** Values that filters offer, with their names. */
export interface FilterValues {
  readonly artists: ReadonlyMap<string, string>;
  /** Newest first. */
  readonly years: readonly string[];
  readonly labels: ReadonlyMap<string, string>;
}

/** Values that occur in the entries. */
export function filterValues(entries: readonly CollectionEntry[]): FilterValues {
  const artists = new Map<string, string>();
  const labels = new Map<string, string>();
  const years = new Set<string>();
  for (const { row, release, labelKey, year } of entries) {
    artists.set(release.artistId, row.profileName);
    if (labelKey !== '' && !labels.has(labelKey)) labels.set(labelKey, release.labelName);
    if (year !== '') years.add(year);
  }
  const byName = (names: Map<string, string>) =>
    new Map([...names].sort(([, one], [, other]) => one.localeCompare(other)));
  return { artists: byName(artists), labels: byName(labels), years: [...years].sort().reverse() };
}
