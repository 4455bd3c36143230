import {
  feedFilter,
  readFeedPage,
  type FeedChoice,
  type FeedPage,
  type PageRequest,
  type PageServices,
} from '@countin/domain/pages';
import type { LabelProfile } from '@countin/domain/profile';
import { PRODUCT_KINDS } from '@countin/domain/release';
import { latinSlug } from '@countin/slug';
import { requestedCursor } from '../urls/label-request.ts';

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
  const filter = feedFilter(label, choice);
  const page = filter
    ? await readFeedPage((part, ...asked) => read.releasesOfLabel(label.id, { filter: part, now }, ...asked), {
        filter,
        most,
        now,
        after,
      })
    : { releases: [], next: null };
  return { choice, ...page, first: after === undefined };
}
