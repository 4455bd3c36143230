import { parseGtin } from '@countin/domain/identifiers';
import { readLinkQuery } from '@countin/domain/link-finding';
import { recogniseLink, storeReferenceOf, referenceKey, type StoreLink } from '@countin/domain/store-links';
import type { ListedCode } from '@countin/import/codes';
import type { ReleaseRecord } from '@countin/import/records';
import { keysOf, upcKeyOf, urlKeyOf, type LookedUp } from './look-up-entry.ts';

/**
 * Which row each bar code, page and ISRC of a list belongs to. Made of the records alone, so that a reading that goes on
 * finds the same rows.
 */
export class KnownReleases {
  readonly #rows = new Map<string, number>();

  /** Notes a record; keys that another row has stay that row's. */
  add(row: number, record: ReleaseRecord): void {
    for (const key of keysOfRecord(record)) if (!this.#rows.has(key)) this.#rows.set(key, row);
  }

  /** The row that an entry belongs to by itself; null if none. */
  rowOf(listed: ListedCode): number | null {
    return this.#first(entryKeys(listed));
  }

  /**
   * The row of what the services have said of an entry. One of several releases of a song is enough: a person who lists an
   * album and its song means that album.
   */
  rowOfFound({ listed, options, isrcs }: LookedUp): number | null {
    const songs = isrcs.map((isrc) => `isrc ${isrc}`);
    return this.#first([...entryKeys(listed), ...songs, ...options.flatMap(keysOf)]);
  }

  /** Whether a record without a release is there already, as after a reading that was broken off. */
  has({ key }: ReleaseRecord): boolean {
    return this.#rows.has(`key ${key}`);
  }

  #first(keys: readonly string[]): number | null {
    for (const key of keys) {
      const row = this.#rows.get(key);
      if (row !== undefined) return row;
    }
    return null;
  }
}

/** A record with a further entry about it. The page of an album is a sure link of its service, if there was none. */
export function withEntry(
  record: ReleaseRecord,
  { code, line }: ListedCode,
  link: () => StoreLink | null,
): ReleaseRecord {
  const { list } = record;
  if (!list || list.entries.some((entry) => entry.line === line && entry.code === code)) return record;
  const joined = { ...record, list: { ...list, entries: [...list.entries, { code, line }] } };
  const said = record.fields.storeLinks;
  const links = said && 'value' in said ? said.value : [];
  const pasted =
    urlKeyOf(code).length > 0 && record.problems.length === 0 && list.releases.length === 0 ? link() : null;
  if (!pasted || links.some(({ service }) => service === pasted.service)) return joined;
  return {
    ...joined,
    fields: { ...joined.fields, storeLinks: { value: [...links, pasted] } },
    list: { ...joined.list, links: list.links.filter(({ service }) => service !== pasted.service) },
  };
}

/** A link that a person has pasted. */
export function pastedLink({ code }: ListedCode, id: string, now: number): StoreLink | null {
  const link = recogniseLink(code);
  if (!link.ok || link.service === 'other') return null;
  const { service, url } = link;
  return {
    id,
    service,
    url,
    label: '',
    hidden: false,
    territories: [],
    source: 'pasted',
    confidence: 100,
    foundAt: now,
  };
}

/** Keys of an entry as it is: a song by its page or ISRC, a release by its page or bar code. */
function entryKeys({ code, kind }: Pick<ListedCode, 'code' | 'kind'>): string[] {
  if (kind === 'isrc') return [`isrc ${code}`];
  if (kind === 'upc') {
    const parsed = parseGtin(code);
    return parsed.ok ? [upcKeyOf(parsed.gtin.key)] : [];
  }
  const reference = storeReferenceOf(code);
  return reference ? [`url ${referenceKey(reference)}`] : [`short ${code}`];
}

function keysOfRecord({ key, fields, list }: ReleaseRecord): string[] {
  // An entry that is neither a code nor a link is known by its line.
  if (!list) return [`key ${key}`];
  const own = list.entries.flatMap(({ code }) => entryKeys({ code, kind: kindOf(code) }));
  // A song on several releases: nobody has said yet which of them the row is.
  if (list.releases.length > 0) return [...own, ...songsOf(list.releases.map(({ record }) => record.fields))];
  const { upc, storeLinks, tracks } = fields;
  const gtin = parseGtin(upc && 'value' in upc ? upc.value : '');
  return [
    ...own,
    ...(gtin.ok ? [upcKeyOf(gtin.gtin.key)] : []),
    ...(storeLinks && 'value' in storeLinks ? storeLinks.value.flatMap(({ url }) => urlKeyOf(url)) : []),
    ...(tracks && 'value' in tracks ? tracks.value.flatMap(({ isrc }) => (isrc === '' ? [] : `isrc ${isrc}`)) : []),
  ];
}

/** ISRCs that all of several releases have. */
function songsOf(releases: readonly ReleaseRecord['fields'][]): string[] {
  const each = releases.map(({ tracks }) => (tracks && 'value' in tracks ? tracks.value.map(({ isrc }) => isrc) : []));
  const [first = [], ...others] = each;
  return first
    .filter((isrc) => isrc !== '' && others.every((isrcs) => isrcs.includes(isrc)))
    .map((isrc) => `isrc ${isrc}`);
}

/** What an entry of a record is: it was read before. */
export function kindOf(code: string): ListedCode['kind'] {
  const read = readLinkQuery(code);
  return read.ok ? read.query.by : 'url';
}
