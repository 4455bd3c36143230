import {
  feedFilter,
  isInFeed,
  type FeedChoice,
  type ListCursor,
  type PageRequest,
  type PageServices,
} from '@countin/domain/pages';
import type { LabelProfile } from '@countin/domain/profile';
import { PRODUCT_KINDS, type ReleasePage } from '@countin/domain/release';
import { suggestSlug } from '@countin/slug';
import { placeAsked } from '../urls/label-request.ts';

/** One page of a label's feed. */
export interface LabelFeedPage {
  readonly choice: FeedChoice;
  readonly releases: readonly ReleasePage[];
  /** The last release of this page if another page follows. */
  readonly next: ListCursor | null;
  readonly first: boolean;
}

/** A visitor's choice in the query of a feed. A name without Latin letters is no slug and matches no artist. */
export function feedChoice({ query }: Pick<PageRequest, 'query'>): FeedChoice {
  const artist = (query.get('artist') ?? '').trim();
  return {
    artist: artist === '' ? null : suggestSlug(artist) || artist,
    kind: PRODUCT_KINDS.find((kind) => kind === query.get('kind')) ?? null,
  };
}

/** Reads one page of a label's feed by its settings and the visitor's choice, with one query. */
export async function readLabelFeed(
  request: Pick<PageRequest, 'query' | 'now'>,
  { read }: Pick<PageServices, 'read'>,
  label: LabelProfile,
  most: number,
): Promise<LabelFeedPage> {
  const choice = feedChoice(request);
  const after = placeAsked(request);
  const filter = feedFilter(label, choice);
  const found = filter ? await read.releasesOfLabel(label.id, most + 1, after, { filter, now: request.now }) : [];
  const page = found.slice(0, most);
  return {
    choice,
    releases: filter ? page.filter((release) => isInFeed(filter, release, request.now)) : [],
    next: found.length > most ? (page.at(-1) ?? null) : null,
    first: after === undefined,
  };
}
