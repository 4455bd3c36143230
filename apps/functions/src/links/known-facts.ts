import { parseGtin } from '@countin/domain/identifiers';
import type { LinkQuery } from '@countin/domain/link-finding';
import { fullTitle, type MusicProduct, type Track } from '@countin/domain/release';
import { NO_FACTS, type ReleaseFacts } from '@countin/domain/release-match';

/**
 * Entries of the artist, to compare offers of services with. An ISRC, or the link of a track, names one track of the
 * release. The facts are those of the track with this ISRC, or of the only track. Of other tracks only the artists are
 * known.
 */
export function knownFacts(product: MusicProduct, artistName: string, query: LinkQuery): ReleaseFacts {
  const main = product.artists.filter(({ role }) => role === 'main').map(({ name }) => name);
  const artists = [...new Set([artistName, ...main])].filter((name) => name !== '');
  const ofTrack = query.by === 'isrc' || (query.by === 'url' && query.reference.kind === 'track');
  if (!ofTrack) return releaseFacts(product, artists);
  const track = trackOf(product, query);
  return track ? trackFacts(product, track, artists) : { ...NO_FACTS, artists };
}

function releaseFacts(product: MusicProduct, artists: readonly string[]): ReleaseFacts {
  const { title, version, upc, tracks, releaseMoment } = product;
  const gtin = parseGtin(upc);
  return {
    title: fullTitle({ title, version }),
    artists,
    gtins: gtin.ok ? [gtin.gtin.key] : [],
    isrcs: allOf(tracks, ({ isrc }) => isrc || null),
    durationsMs: allOf(tracks, ({ durationMs }) => durationMs),
    trackCount: tracks.length === 0 ? null : tracks.length,
    date: releaseMoment?.date ?? null,
  };
}

function trackFacts({ releaseMoment }: MusicProduct, track: Track, artists: readonly string[]): ReleaseFacts {
  return {
    ...NO_FACTS,
    title: fullTitle(track),
    artists,
    isrcs: track.isrc === '' ? [] : [track.isrc],
    durationsMs: track.durationMs === null ? [] : [track.durationMs],
    date: releaseMoment?.date ?? null,
  };
}

function trackOf({ tracks }: MusicProduct, query: LinkQuery): Track | null {
  const named = query.by === 'isrc' ? tracks.find(({ isrc }) => isrc === query.isrc) : undefined;
  return named ?? (tracks.length === 1 ? (tracks[0] ?? null) : null);
}

/** A fact of all tracks in order; empty if one is unknown. */
function allOf<Fact>(tracks: readonly Track[], factOf: (track: Track) => Fact | null): Fact[] {
  const facts = tracks.map(factOf).filter((fact) => fact !== null);
  return facts.length === tracks.length ? facts : [];
}
