import {
  feedFilter,
  readFeedPage,
  type FeedChoice,
  type FeedFilter,
  type FeedPage,
  type PageRequest,
  type PageServices,
} from '@countin/domain/pages';
import type { LabelProfile } from '@countin/domain/profile';
import { hasSearchWords, PRODUCT_KINDS, searchWords, wordTokens } from '@countin/domain/release';
import { latinSlug } from '@countin/slug';
import { requestedCursor } from '../urls/label-request.ts';

const NOTHING: FeedPage = { releases: [], next: null };
/** Ids of one read. */
const AT_ONCE = 30;
/** Artists of one query. With three kinds, a query has as many alternatives as the database allows. */
const MOST_ARTISTS = 10;
const MOST_TOKENS = 200;

/** One page of a label's feed. */
export interface LabelFeedPage extends FeedPage {
  readonly choice: FeedChoice;
  readonly first: boolean;
}

/** A visitor's choice in the query of a feed. A name without Latin letters is no slug and matches no artist. */
export function feedChoice({ query }: Pick<PageRequest, 'query'>): FeedChoice {
  const artist = (query.get('artist') ?? '').trim();
  return {
    artist: artist === '' ? null : latinSlug(artist) || artist,
    kind: PRODUCT_KINDS.find((kind) => kind === query.get('kind')) ?? null,
  };
}

/** Reads one page of a label's feed by its settings and the visitor's choice. */
export async function readLabelFeed(
  { query, now }: Pick<PageRequest, 'query' | 'now'>,
  { read }: Pick<PageServices, 'read'>,
  label: LabelProfile,
  most: number,
): Promise<LabelFeedPage> {
  const choice = feedChoice({ query });
  const after = requestedCursor({ query });
  const pageOf = (filter: FeedFilter) =>
    readFeedPage((part, ...requested) => read.releasesOfLabel(label.id, { filter: part, now }, ...requested), {
      filter,
      most,
      now,
      after,
    });
  const filter = feedFilter(label, choice);
  const exact = filter ? await pageOf(filter) : NOTHING;
  const page = filter && exact.releases.length === 0 && choice.artist !== null ? await pageOfNamed() : exact;
  return { choice, ...page, first: after === undefined };

  /** No artist has this slug: those are meant whose names have words that begin with what was typed. */
  async function pageOfNamed(): Promise<FeedPage> {
    const whole = feedFilter(label, { ...choice, artist: null });
    const words = searchWords(query.get('artist') ?? '');
    if (!whole || words.length === 0) return NOTHING;
    const artists = await artistsOf(read, label, whole, now);
    const meant = [...artists].filter(([, names]) => hasSearchWords(wordTokens(names, MOST_TOKENS), words));
    const ids = meant.map(([id]) => id).filter((id) => whole.artistIds.length === 0 || whole.artistIds.includes(id));
    return ids.length === 0 ? NOTHING : pageOf({ ...whole, artistIds: ids.slice(0, MOST_ARTISTS) });
  }
}

/** Names and slugs of a label's artists by id: its roster, and who its newest releases are by. */
async function artistsOf(
  read: PageServices['read'],
  label: LabelProfile,
  filter: FeedFilter,
  now: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parts = Array.from({ length: Math.ceil(label.artistIds.length / AT_ONCE) }, (_, at) =>
    label.artistIds.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const [releases, ...roster] = await Promise.all([
    read.releasesOfLabel(label.id, { filter, now }, AT_ONCE),
    ...parts.map((ids) => read.artistsByIds(ids)),
  ]);
  return new Map([
    ...releases.map((release) => [release.artistId, [release.artistName, release.artistSlug]] as const),
    ...roster.flat().map(({ id, name, customSlug }) => [id, [name, customSlug]] as const),
  ]);
}
