import type { ReleaseArtist } from '@countin/domain/release';
import { productContentSchema } from '@countin/domain/release-metadata';
import type { ServiceId, StoreLink } from '@countin/domain/store-links';
import type { Cell } from '../columns/cell.ts';
import { fail, readNames } from '../columns/release-fields.ts';
import { addLinks, clearedServices, readStoreLinks, storeLink } from '../columns/release-links.ts';
import { replaced } from '../columns/replaced.ts';
import { check } from '../columns/values/read-cell.ts';
import type { Given, ReleaseRecord } from '../records/index.ts';
import { releaseCells, type Correcting } from './correction-cells.ts';

const { entries } = productContentSchema;
const PREFIX = 'link.';

/** The artists beside the main one: a correction replaces those of its role. */
export function correctArtists(correcting: Correcting): Given<unknown> | null {
  const { record, findings } = correcting;
  const cells = releaseCells(correcting);
  const release = { ...correcting, cells };
  const before = findings.problems.length;
  let artists: readonly ReleaseArtist[] = valuesOf(record.fields.artists);
  for (const cell of cells.values()) {
    if (cell.column.field !== 'artists') continue;
    const role = cell.column.id === 'featuredArtists' ? 'featured' : 'remixer';
    artists = replaced(artists, (artist) => artist.role === role, readNames(cell, role, release) ?? []);
  }
  const checked = check(entries.artists, artists, 'field/text');
  if (!checked.ok) fail(checked.fault, lastOf(cells, 'artists'), release);
  if (findings.problems.length > before) return record.fields.artists ?? null;
  return artists.length === 0 ? { cleared: true } : { value: checked.ok ? checked.value : [] };
}

/** Links of a record after its corrections. */
interface CorrectedLinks {
  readonly given: Given<unknown> | null;
  readonly clearedServices: ReleaseRecord['clearedServices'];
}

/** Links: a correction of a service's column replaces the links of this service, one of the column of any service all of them. */
export function correctLinks(correcting: Correcting): CorrectedLinks {
  const { record, findings } = correcting;
  const release = { ...correcting, cells: releaseCells(correcting) };
  const cells = [...release.cells.values()].filter(({ column }) => column.content === 'links');
  const own = new Set<ServiceId>(cells.flatMap((cell) => serviceOf(cell) ?? []));
  const cleared = [...record.clearedServices.filter((service) => !own.has(service)), ...clearedServices(release)];
  const before = record.fields.storeLinks;
  const problems = findings.problems.length;
  const links = before && 'value' in before ? before.value : null;
  const given = links ? patched(links, cells, release) : (readStoreLinks(release) ?? before ?? null);
  return { given: findings.problems.length > problems ? (before ?? null) : given, clearedServices: cleared };
}

function patched(
  before: readonly StoreLink[],
  cells: readonly Cell[],
  release: Parameters<typeof addLinks>[2],
): Given<unknown> | null {
  let links = before;
  for (const cell of cells) {
    const found = new Map<string, StoreLink>();
    if (cell.state === 'text') addLinks(cell, found, release);
    const service = serviceOf(cell);
    links = replaced(links, (link) => service === null || link.service === service, [...found.values()]);
  }
  const all = numbered(links);
  const checked = check(entries.storeLinks, all, 'link/not-a-web-address');
  if (!checked.ok) return fail(checked.fault, cells.at(-1), release);
  if (checked.value.length > 0) return { value: checked.value };
  // A service's empty column says nothing of the others.
  return cells.some((cell) => serviceOf(cell) === null) ? { cleared: true } : null;
}

/** Each address once, with ids as in every reading. */
function numbered(links: readonly StoreLink[]): StoreLink[] {
  const found = new Map<string, StoreLink>();
  for (const { service, url } of links) if (!found.has(url)) found.set(url, storeLink(service, url, found));
  return [...found.values()];
}

function serviceOf({ column: { id } }: Cell): ServiceId | null {
  return id.startsWith(PREFIX) ? (id.slice(PREFIX.length) as ServiceId) : null;
}

function lastOf(cells: ReadonlyMap<string, Cell>, field: Cell['column']['field']): Cell | undefined {
  return [...cells.values()].findLast(({ column, state }) => column.field === field && state === 'text');
}

function valuesOf<T>(given: Given<readonly T[]> | undefined): readonly T[] {
  return given && 'value' in given ? given.value : [];
}
