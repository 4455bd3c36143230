import { pageIdOf, type PageKind, type PageRow, type PageState } from '@countin/domain/publisher';
import type { ListedPublication } from '@countin/data/publisher';
import { searchKey } from '@countin/domain/fields';

/** A page with what is scheduled for it. */
export interface PageEntry {
  readonly row: PageRow;
  /** The publication that waits, or has failed since the page was last published; null without one. */
  readonly publication: ListedPublication | null;
}

/** Filters of the publisher. `all` and an empty text let everything through. */
export interface PageFilter {
  readonly text: string;
  readonly state: PageState | 'scheduled' | 'failed' | 'all';
  readonly kind: PageKind | 'all';
  readonly profile: string;
}

/** Profile whose page it is. */
const profileOf = ({ artistId, labelId }: PageRow): string => artistId ?? labelId ?? '';
export const entryId = ({ row }: PageEntry): string => pageIdOf(row.key);

/** Pages with their publications, last changed first. */
export function pageEntries(rows: readonly PageRow[], publications: readonly ListedPublication[]): PageEntry[] {
  const byRelease = new Map(publications.map((each) => [each.productId, each]));
  return rows
    .map((row) => ({ row, publication: shownPublication(row, byRelease.get(row.key.id)) }))
    .sort((one, other) => other.row.updatedAt - one.row.updatedAt || (entryId(one) < entryId(other) ? -1 : 1));
}

function shownPublication({ key, publishedAt }: PageRow, publication?: ListedPublication): ListedPublication | null {
  if (key.kind !== 'release' || !publication || publication.state === 'done') return null;
  const isOver = publication.state === 'failed' && (publishedAt ?? 0) >= publication.at;
  return isOver ? null : publication;
}

/** Rows stay the same objects while more are read. */
const texts = new WeakMap<PageRow, string>();

function textOf(row: PageRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = searchKey(`${row.title}\n${row.profileName}\n${row.release?.labelName ?? ''}`);
  texts.set(row, text);
  return text;
}

/** Entries that pass all filters, in the order in which they came. */
export function narrowed(
  entries: readonly PageEntry[],
  { text, state, kind, profile }: PageFilter,
): readonly PageEntry[] {
  const words = searchKey(text).split(' ').filter(Boolean);
  return entries.filter(
    (entry) =>
      (kind === 'all' || entry.row.key.kind === kind) &&
      (profile === 'all' || profileOf(entry.row) === profile) &&
      inState(entry, state) &&
      words.every((word) => textOf(entry.row).includes(word)),
  );
}

function inState({ row, publication }: PageEntry, state: PageFilter['state']): boolean {
  if (state === 'all') return true;
  if (state === 'scheduled') return publication?.state === 'waiting';
  return state === 'failed' ? publication?.state === 'failed' : row.state === state;
}

/** Names of the profiles whose pages are listed, by id, in the order of the names. */
export function profileNames(rows: readonly PageRow[]): ReadonlyMap<string, string> {
  const names = new Map(rows.map((row) => [profileOf(row), row.profileName]));
  return new Map([...names].sort(([, one], [, other]) => one.localeCompare(other)));
}
