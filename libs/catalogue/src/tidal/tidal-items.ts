import { storeReferenceOf } from '@countin/domain/store-links';
import type { CatalogueItem, ReleaseParts } from '../client/catalogue-client.ts';
import {
  allTracks,
  dateOf,
  durationOf,
  durationsOf,
  gtinKeys,
  isoDurationMs,
  isrcOf,
  isrcsOf,
  NO_PARTS,
  onlyIn,
} from '../client/item-parts.ts';
import type { TidalAlbum, TidalResource, TidalTrack } from './schemas.ts';

/** Sides of a small cover, pixels. */
const SMALL = 200;
const TIDAL = { ...NO_PARTS, catalogue: 'tidal', service: 'tidal', label: null, links: [] } as const;

/** Items of a JSON:API document, albums or tracks as they come; those not playable in the market are left out. */
export function tidalItems(
  data: readonly TidalResource[],
  included: readonly TidalResource[],
  market: string,
  answersCode: string | null,
): CatalogueItem[] {
  return data.flatMap((resource) => {
    if (!('attributes' in resource) || resource.type === 'artists' || resource.type === 'artworks') return [];
    if (resource.attributes.availability?.length === 0) return [];
    return resource.type === 'albums'
      ? [albumOf(resource, included, market, answersCode)]
      : [trackOf(resource, included, market, answersCode)];
  });
}

function albumOf(
  album: TidalAlbum,
  included: readonly TidalResource[],
  market: string,
  answersCode: string | null,
): CatalogueItem {
  const { attributes } = album;
  const tracks = relatedTo(album, 'items', included).filter(isTrack);
  const complete = tracks.length === attributes.numberOfItems;
  const durations = tracks.map((track) => isoDurationMs(track.attributes.duration));
  return {
    ...TIDAL,
    kind: 'album',
    id: album.id,
    url: pageOf(attributes.externalLinks, 'album', album.id),
    title: titleOf(attributes),
    artists: namesOf(album, included),
    gtins: gtinKeys(attributes.barcodeId),
    isrcs: complete ? isrcsOf(tracks.map((track) => track.attributes.isrc)) : [],
    answersCode,
    durationsMs: complete ? durationsOf(durations, attributes.numberOfItems) : [],
    trackCount: attributes.numberOfItems,
    date: dateOf(attributes.releaseDate),
    album: null,
    markets: onlyIn(market),
    tracks: complete ? allTracks(tracksOf(album, included), attributes.numberOfItems) : [],
    cover: coverOf(album, included),
    releaseKind: kindOf(album),
    parted: attributes.version ? { title: attributes.title, version: attributes.version } : null,
    pLine: (typeof attributes.copyright === 'string' ? attributes.copyright : attributes.copyright?.text) ?? null,
  };
}

function tracksOf(album: TidalAlbum, included: readonly TidalResource[]): CatalogueItem['tracks'] {
  const numbers = new Map(album.relationships?.items?.data.map(({ id, meta }) => [id, meta]));
  return relatedTo(album, 'items', included)
    .filter(isTrack)
    .map((track, at) => ({
      title: track.attributes.title,
      version: track.attributes.version ?? '',
      isrc: isrcOf(track.attributes.isrc),
      durationMs: durationOf(isoDurationMs(track.attributes.duration)),
      disc: numbers.get(track.id)?.volumeNumber ?? 1,
      number: numbers.get(track.id)?.trackNumber ?? at + 1,
      artists: namesOf(track, included),
      explicit: track.attributes.explicit === true,
    }));
}

function coverOf(album: TidalAlbum, included: readonly TidalResource[]): ReleaseParts['cover'] {
  const files = relatedTo(album, 'coverArt', included).flatMap((one) =>
    one.type === 'artworks' && 'attributes' in one && 'files' in one.attributes ? one.attributes.files : [],
  );
  const sorted = [...files].sort((one, other) => (other.meta?.width ?? 0) - (one.meta?.width ?? 0));
  const [largest] = sorted;
  const preview = sorted.findLast(({ meta }) => (meta?.width ?? 0) >= SMALL) ?? largest;
  return largest && preview ? { url: largest.href, previewUrl: preview.href } : null;
}

/** Kind of an album; null if TIDAL names another or none. */
export function kindOf({ attributes }: Pick<TidalAlbum, 'attributes'>): ReleaseParts['releaseKind'] {
  const kind = attributes.albumType?.toLowerCase();
  return kind === 'single' || kind === 'ep' || kind === 'album' ? kind : null;
}

function trackOf(
  track: TidalTrack,
  included: readonly TidalResource[],
  market: string,
  answersCode: string | null,
): CatalogueItem {
  const { attributes } = track;
  const [album] = relatedTo(track, 'albums', included).filter(isAlbum);
  return {
    ...TIDAL,
    kind: 'track',
    id: track.id,
    url: pageOf(attributes.externalLinks, 'track', track.id),
    title: titleOf(attributes),
    artists: namesOf(track, included),
    gtins: [],
    isrcs: isrcsOf([attributes.isrc]),
    answersCode,
    durationsMs: durationsOf([isoDurationMs(attributes.duration)], 1),
    trackCount: null,
    date: dateOf(album?.attributes.releaseDate),
    album: album ? { id: album.id, title: titleOf(album.attributes), releaseKind: kindOf(album) } : null,
    markets: onlyIn(market),
  };
}

/** A title with its version, which TIDAL separates. */
export function titleOf({ title, version }: { readonly title: string; readonly version?: string | null }): string {
  return version ? `${title} (${version})` : title;
}

/** Page of an item: the one that TIDAL names, else the one of its id. */
export function pageOf(links: readonly { readonly href: string }[], kind: 'album' | 'track', id: string): string {
  const page = links.map(({ href }) => storeReferenceOf(href)).find((reference) => reference?.service === 'tidal');
  return page?.url ?? `https://tidal.com/${kind}/${id}`;
}

function namesOf(item: TidalAlbum | TidalTrack, included: readonly TidalResource[]): string[] {
  return relatedTo(item, 'artists', included).flatMap((one) =>
    one.type === 'artists' && 'attributes' in one && 'name' in one.attributes ? [one.attributes.name] : [],
  );
}

/** Included resources that an item names, in its order. */
function relatedTo(
  { relationships }: TidalAlbum | TidalTrack,
  name: 'artists' | 'items' | 'albums' | 'coverArt',
  included: readonly TidalResource[],
): TidalResource[] {
  return (relationships?.[name]?.data ?? []).flatMap(
    ({ id, type }) => included.find((one) => one.id === id && one.type === type) ?? [],
  );
}

function isTrack(one: TidalResource): one is TidalTrack {
  return one.type === 'tracks' && 'attributes' in one;
}

function isAlbum(one: TidalResource): one is TidalAlbum {
  return one.type === 'albums' && 'attributes' in one;
}
