import { titleParts } from '@countin/domain/release-match';
import type { CatalogueItem } from '../client/catalogue-client.ts';
import type { CatalogueErrorReason } from '../client/catalogue-error.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import { storeTitle } from '../client/store-title.ts';
import { askFirst, type Inquiry } from '../find/ask-catalogue.ts';
import type { FindOptions, FindQuery } from '../find/find-query.ts';
import { albumInLink, albumReference } from './album-of-track.ts';

/** Releases that a track is on. */
export interface ReleasesOfTrack {
  /** Queries for them, each release once: a single before others. */
  readonly queries: readonly FindQuery[];
  /** ISRCs of the track, as the services have them. */
  readonly isrcs: readonly string[];
  readonly notReached: readonly { readonly catalogue: CatalogueId; readonly reason: CatalogueErrorReason }[];
  /** Whether a service that could know has answered. */
  readonly answered: boolean;
}

/** Releases of one track at most. */
const MOST_RELEASES = 4;

type Album = NonNullable<CatalogueItem['album']>;
interface Candidate {
  readonly query: FindQuery;
  readonly album: Album;
  readonly catalogue: CatalogueId;
}

/**
 * Finds the releases that a track is on, at all services: its page names one, and its ISRC the others.
 *
 * @param query of a track: an ISRC, or a track's page
 */
export async function releasesOfTrack(query: FindQuery, options: FindOptions): Promise<ReleasesOfTrack> {
  const first = await askEach(query, options);
  const isrcs = query.by === 'isrc' ? [query.isrc] : isrcsOf(first);
  const [isrc] = isrcs;
  const further = query.by === 'isrc' || isrc === undefined ? [] : await askEach({ by: 'isrc', isrc }, options);
  const inquiries = [...first, ...further];
  const named = query.by === 'url' ? albumInLink(query.reference) : null;
  const candidates = inquiries.flatMap(({ found }) => found.flatMap(({ item }) => candidateOf(item)));
  const queries = distinct(candidates).map((candidate) => candidate.query);
  return {
    queries: queries.length === 0 && named ? [{ by: 'url', reference: named }] : queries.slice(0, MOST_RELEASES),
    isrcs,
    notReached: notReachedOf(inquiries),
    answered: inquiries.length === 0 || inquiries.some(({ error }) => !error),
  };
}

function askEach(query: FindQuery, options: FindOptions): Promise<Inquiry[]> {
  return Promise.all(options.catalogues.map((client) => askFirst(client, query, options)));
}

function isrcsOf(inquiries: readonly Inquiry[]): string[] {
  return [...new Set(inquiries.flatMap(({ found }) => found.flatMap(({ item }) => item.isrcs)))];
}

function notReachedOf(inquiries: readonly Inquiry[]): ReleasesOfTrack['notReached'] {
  const failed = inquiries.flatMap(({ error }) => (error ? [[error.catalogue, error.reason] as const] : []));
  return [...new Map(failed)].map(([catalogue, reason]) => ({ catalogue, reason }));
}

function candidateOf(item: CatalogueItem): Candidate[] {
  const reference = item.kind === 'track' ? albumReference(item) : null;
  return reference && item.album
    ? [{ query: { by: 'url', reference }, album: item.album, catalogue: item.catalogue }]
    : [];
}

/** Each release once: services write its title in their own ways, and several sell it more than once. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = [];
  for (const candidate of candidates) if (!found.some((other) => isSame(other, candidate))) found.push(candidate);
  const isSingle = ({ album }: Candidate) => album.releaseKind === 'single';
  return [...found.filter(isSingle), ...found.filter((one) => !isSingle(one))];
}

function isSame(one: Candidate, other: Candidate): boolean {
  return keyOf(one.album) === keyOf(other.album) && !contradict(one, other);
}

/** A single and the album of the same title. Services do not agree on what an EP is, so that says something within one alone. */
function contradict(one: Candidate, other: Candidate): boolean {
  const kinds = [one.album.releaseKind, other.album.releaseKind];
  if (kinds.includes(null) || kinds[0] === kinds[1]) return false;
  return one.catalogue === other.catalogue || (kinds.includes('single') && kinds.includes('album'));
}

function keyOf({ title }: Album): string {
  const { base, versions } = titleParts(storeTitle(title).title);
  return JSON.stringify([base, [...versions].sort()]);
}
