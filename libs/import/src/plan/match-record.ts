import { matchRelease, type OfferedRelease, type ReleaseFacts, type ReleaseMatch } from '@countin/domain/release-match';
import { fullTitle, type ProductContent } from '@countin/domain/release';
import type { ReleaseRecord } from '../records/release-record.ts';
import { upcKey, type ExistingRelease, type ReleaseIndex } from './existing-releases.ts';
import { valueOf } from './given.ts';

/** Why a row waits for an answer. */
export type MatchDoubt =
  /** The UPC is that of another artist's release. */
  | 'other-artist'
  /** Title, tracks and dates do not tell whether it is the release that is here. */
  | 'similar'
  /** Several releases here could be it. */
  | 'several';

/** What a record is compared with releases to be. */
export type RecordMatch =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly release: ExistingRelease }
  | { readonly kind: 'doubt'; readonly code: MatchDoubt; readonly candidates: readonly ExistingRelease[] };

/** Points by which the best release must be ahead of the next. */
const CLEAR_LEAD = 15;
/** Releases that a question names at most. */
const MOST_CANDIDATES = 5;

/**
 * Finds the release that a record is about. The rungs, first that holds:
 *
 * 1. The file names the address of a release of this artist.
 * 2. A release of this artist has a link of a list's record.
 * 3. Releases with the same UPC, with one of its ISRCs, or with a similar title are compared by all their facts. The
 *    only one that surely is it, or the one with a clear lead. An equal title is enough where nothing contradicts it.
 * 4. One or several that may be it: a doubt.
 * 5. A release of another artist with the same UPC: a doubt.
 */
export function matchRecord(record: ReleaseRecord, artist: RecordArtist, index: ReleaseIndex): RecordMatch {
  const named = record.slug === null ? undefined : index.bySlug(artist.artistId, record.slug);
  if (named) return { kind: 'one', release: named };
  const linked = record.list ? linkedBy(record, artist.artistId, index) : [];
  if (linked[0]) return linked[1] ? severalOf(linked) : { kind: 'one', release: linked[0] };
  const wanted = factsOf(recordContent(record), artist.name);
  const scored = candidatesOf(record, artist.artistId, index)
    .map((release) => ({ release, ...matchRelease(wanted, offered(factsOf(release.content, artist.name))) }))
    .filter((match) => match.band !== 'no' || hasTitle(match, 'near'))
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  if (!best) return ofOthers(record, artist.artistId, index);
  const lead = next ? best.score - next.score : best.score;
  if (lead >= CLEAR_LEAD && (best.band === 'high' || hasTitle(best, 'same')))
    return { kind: 'one', release: best.release };
  const candidates = scored.slice(0, MOST_CANDIDATES).map(({ release }) => release);
  return { kind: 'doubt', code: candidates.length > 1 ? 'several' : 'similar', candidates };
}

function linkedBy({ fields }: ReleaseRecord, artistId: string, index: ReleaseIndex): ExistingRelease[] {
  const found = new Set((valueOf(fields.storeLinks) ?? []).flatMap(({ url }) => index.byLink(url)));
  return [...found].filter((release) => release.artistId === artistId);
}

function severalOf(releases: readonly ExistingRelease[]): RecordMatch {
  return { kind: 'doubt', code: 'several', candidates: releases.slice(0, MOST_CANDIDATES) };
}

/** Whether the title is equal or nearly so, and nothing that both sides know says otherwise. */
function hasTitle({ reasons }: ReleaseMatch, wanted: 'same' | 'near'): boolean {
  const agrees = reasons.some(({ fact, verdict }) => fact === 'title' && verdict === wanted);
  return agrees && reasons.every(({ points }) => points >= 0);
}

/** The artist that a record belongs to. */
export interface RecordArtist {
  readonly artistId: string;
  readonly name: string;
}

function candidatesOf(record: ReleaseRecord, artistId: string, index: ReleaseIndex): ExistingRelease[] {
  const { title = '', upc = '', tracks = [] } = recordContent(record);
  const found = new Set([
    ...index.byUpc(upc),
    ...tracks.flatMap(({ isrc }) => index.byIsrc(isrc)),
    ...index.byTitle(artistId, title),
  ]);
  return [...found].filter((release) => release.artistId === artistId);
}

function ofOthers(record: ReleaseRecord, artistId: string, index: ReleaseIndex): RecordMatch {
  const others = index.byUpc(recordContent(record).upc ?? '').filter((release) => release.artistId !== artistId);
  if (others.length === 0) return { kind: 'none' };
  return { kind: 'doubt', code: 'other-artist', candidates: others.slice(0, MOST_CANDIDATES) };
}

type ComparedContent = Partial<Pick<ProductContent, 'title' | 'version' | 'upc' | 'tracks' | 'releaseMoment'>>;

function recordContent({ fields }: ReleaseRecord): ComparedContent {
  return {
    title: valueOf(fields.title),
    version: valueOf(fields.version),
    upc: valueOf(fields.upc),
    tracks: valueOf(fields.tracks),
    releaseMoment: valueOf(fields.releaseMoment),
  };
}

function factsOf(content: ComparedContent, artistName: string): ReleaseFacts {
  const { title = '', version = '', upc = '', tracks = [], releaseMoment } = content;
  const durations = tracks.flatMap(({ durationMs }) => durationMs ?? []);
  const gtin = upcKey(upc);
  return {
    title: fullTitle({ title, version }),
    artists: [artistName],
    gtins: gtin === '' ? [] : [gtin],
    isrcs: tracks.map(({ isrc }) => isrc).filter((isrc) => isrc !== ''),
    durationsMs: durations.length === tracks.length ? durations : [],
    trackCount: tracks.length === 0 ? null : tracks.length,
    date: releaseMoment?.date ?? null,
  };
}

function offered(facts: ReleaseFacts): OfferedRelease {
  return { ...facts, answersCode: null };
}
