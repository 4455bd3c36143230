import { storeReferenceOf, type StoreReference } from '@countin/domain/store-links';
import type { CatalogueItem } from '../client/catalogue-client.ts';
import {
  allTracks,
  dateOf,
  durationOf,
  durationsOf,
  gtinKeys,
  isrcOf,
  isrcsOf,
  NO_PARTS,
} from '../client/item-parts.ts';
import type { MusicBrainzRecording, MusicBrainzRelease } from './schemas.ts';

/** MusicBrainz is no store: it names no markets and has no page for fans. */
const MUSICBRAINZ = {
  ...NO_PARTS,
  catalogue: 'musicbrainz',
  service: null,
  url: null,
  album: null,
  markets: { live: [], complete: false },
} as const;

const KINDS: ReadonlyMap<string, NonNullable<CatalogueItem['releaseKind']>> = new Map([
  ['Single', 'single'],
  ['EP', 'ep'],
  ['Album', 'album'],
]);

/** A release with its links to stores. */
export function musicBrainzRelease(release: MusicBrainzRelease, answersCode: string | null): CatalogueItem {
  const tracks = release.media.flatMap((medium) => medium.tracks);
  return {
    ...MUSICBRAINZ,
    kind: 'album',
    id: release.id,
    title: release.title,
    artists: release['artist-credit'].map(({ name }) => name),
    gtins: gtinKeys(release.barcode),
    isrcs: isrcsOf(tracks.map((track) => track.recording?.isrcs[0])),
    answersCode,
    durationsMs: durationsOf(
      tracks.map((track) => track.length ?? track.recording?.length),
      tracks.length,
    ),
    trackCount: tracks.length > 0 ? tracks.length : null,
    date: dateOf(release.date),
    label: release['label-info'][0]?.label?.name ?? null,
    links: storeLinksOf(release.relations, 'album'),
    tracks: tracksOf(release),
    releaseKind: KINDS.get(release['release-group']?.['primary-type'] ?? '') ?? null,
  };
}

/** All tracks, if each has a title. */
function tracksOf({ media }: MusicBrainzRelease): CatalogueItem['tracks'] {
  const tracks = media.flatMap(({ position, tracks: ofMedium }, at) =>
    ofMedium.map((track, index) => ({
      title: track.title,
      version: '',
      isrc: isrcOf(track.recording?.isrcs[0]),
      durationMs: durationOf(track.length ?? track.recording?.length),
      disc: position ?? at + 1,
      number: track.position ?? index + 1,
      artists: track['artist-credit'].map(({ name }) => name),
      explicit: false,
    })),
  );
  return tracks.every(({ title }) => title !== '') ? allTracks(tracks, null) : [];
}

/** A recording with its links to stores. */
export function musicBrainzRecording(recording: MusicBrainzRecording, answersCode: string | null): CatalogueItem {
  return {
    ...MUSICBRAINZ,
    kind: 'track',
    id: recording.id,
    title: recording.title,
    artists: recording['artist-credit'].map(({ name }) => name),
    gtins: [],
    isrcs: recording.isrcs.length > 0 ? isrcsOf(recording.isrcs.slice(0, 1)) : [],
    answersCode,
    durationsMs: durationsOf([recording.length], 1),
    trackCount: null,
    date: dateOf(recording['first-release-date']),
    label: null,
    links: storeLinksOf(recording.relations, 'track'),
  };
}

/** Links to pages of the same kind at known stores; each page once. */
function storeLinksOf(relations: MusicBrainzRelease['relations'], kind: 'album' | 'track'): StoreReference[] {
  const found = new Map<string, StoreReference>();
  for (const { ended, url } of relations) {
    const reference = ended || !url ? null : storeReferenceOf(url.resource);
    if (reference?.kind === kind) found.set(`${reference.service} ${reference.id}`, reference);
  }
  return [...found.values()];
}
