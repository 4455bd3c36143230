import type { LinkQuery } from '@countin/domain/link-finding';
import type { MusicProduct } from '@countin/domain/release';
import { NO_FACTS, type ReleaseFacts } from '@countin/domain/release-match';

/**
 * What the artist has entered, to compare offers of services with. An ISRC, or the link of a track, names one track of the release: only
 * the artist is known of it, unless the release is that track.
 */
export function knownFacts(product: MusicProduct, artistName: string, query: LinkQuery): ReleaseFacts {
  const artists = artistName === '' ? [] : [artistName];
  const ofTrack = query.by === 'isrc' || (query.by === 'url' && query.reference.kind === 'track');
  const isTrack = product.kind === 'single' && product.tracks.length <= 1;
  if (ofTrack && !isTrack) return { ...NO_FACTS, artists };
  return {
    ...NO_FACTS,
    title: product.title,
    artists,
    trackCount: ofTrack || product.tracks.length === 0 ? null : product.tracks.length,
    date: product.releaseMoment?.date ?? null,
  };
}
