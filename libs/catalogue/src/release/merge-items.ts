import { kindByCount, readRightsLine } from '@countin/domain/release-metadata';
import { titleParts } from '@countin/domain/release-match';
import type { CatalogueItem, CatalogueTrack } from '../client/catalogue-client.ts';
import { CATALOGUE_IDS, type CatalogueId } from '../client/catalogue-ids.ts';
import { storeTitle } from '../client/store-title.ts';
import type { ReleaseDraft, RightsText } from './release-draft.ts';

/** Durations of one recording at two services differ by rounding at most, milliseconds. */
const SAME_DURATION_MS = 2000;
/** Who has the largest covers, as services say or are known to have them: 3000, 1280, 1000 and 640 pixels. */
const COVERS: readonly CatalogueId[] = ['apple-music', 'itunes', 'tidal', 'deezer', 'spotify'];

/**
 * One release from the items that surely are it. Each field is of the most trusted item that has it, and tracks are of one item as a
 * whole. Null if there are none.
 *
 * @param items albums, in any order; doubtful ones must not be among them
 * @param entered the item behind the entered link, which is trusted most
 */
export function mergeItems(items: readonly CatalogueItem[], entered: CatalogueItem | null): ReleaseDraft | null {
  const trusted = inOrderOfTrust(items, entered);
  const [first] = trusted;
  if (!first) return null;
  const tracks = tracksOf(trusted);
  const { title, version } = titleOf(trusted, first);
  return {
    title,
    version,
    kind: firstOf(trusted, ({ releaseKind }) => releaseKind) ?? kindByCount(tracks.length || first.trackCount || 1),
    artists: firstOf(trusted, ({ artists }) => (artists.length > 0 ? artists : null)) ?? [],
    date: dateOf(trusted),
    label: firstOf(trusted, ({ label }) => label),
    gtin: firstOf(trusted, ({ gtins }) => gtins[0] ?? null),
    tracks,
    pLine: firstOf(trusted, ({ pLine }) => rightsOf(pLine)),
    cLine: firstOf(trusted, ({ cLine }) => rightsOf(cLine)),
    genres: firstOf(trusted, ({ genres }) => (genres.length > 0 ? genres : null)) ?? [],
    covers: coversOf(trusted),
  };
}

function inOrderOfTrust(items: readonly CatalogueItem[], entered: CatalogueItem | null): CatalogueItem[] {
  const rank = (item: CatalogueItem) =>
    item.catalogue === entered?.catalogue && item.id === entered.id ? -1 : CATALOGUE_IDS.indexOf(item.catalogue);
  return items.filter(({ kind }) => kind === 'album').sort((one, other) => rank(one) - rank(other));
}

function firstOf<Value>(items: readonly CatalogueItem[], valueOf: (item: CatalogueItem) => Value | null): Value | null {
  for (const item of items) {
    const value = valueOf(item);
    if (value !== null) return value;
  }
  return null;
}

/** The title of the most trusted item. A service that separates the version from the same title says where it begins. */
function titleOf(items: readonly CatalogueItem[], first: CatalogueItem): { title: string; version: string } {
  const title = plainTitle(first);
  const key = keyOf(title);
  const parted = items.find((item) => item.parted && keyOf(plainTitle(item)) === key)?.parted;
  return parted ?? { title, version: '' };
}

/** Apple's stores name the kind in the title. */
function plainTitle({ catalogue, title }: CatalogueItem): string {
  return catalogue === 'apple-music' || catalogue === 'itunes' ? storeTitle(title).title : title;
}

function keyOf(title: string): string {
  const { base, versions } = titleParts(title);
  return JSON.stringify([base, versions]);
}

/** The most trusted date. A more exact one of another service is taken if it does not contradict it. */
function dateOf(items: readonly CatalogueItem[]): string | null {
  const date = firstOf(items, (item) => item.date);
  if (date === null) return null;
  const exact = items.flatMap((item) => item.date ?? []).filter((other) => other.startsWith(date));
  return exact.sort((one, other) => other.length - one.length)[0] ?? date;
}

function tracksOf(items: readonly CatalogueItem[]): CatalogueTrack[] {
  const whole = items.filter(({ tracks }) => tracks.length > 0);
  const [chosen, ...others] = whole;
  if (!chosen) return [];
  const alike = others.filter(({ tracks }) => tracks.length === chosen.tracks.length);
  return chosen.tracks.map((track) => completed(track, alike));
}

/** What a track lacks, from the same track of another item: the same ISRC, or the same number and duration. */
function completed(track: CatalogueTrack, items: readonly CatalogueItem[]): CatalogueTrack {
  const same = items.flatMap(({ tracks }) => tracks.find((other) => isSameTrack(track, other)) ?? []);
  const version = same.find((other) => other.version !== '' && sameTitle(track, other));
  return {
    ...track,
    ...(track.version === '' && version && { title: version.title, version: version.version }),
    isrc: track.isrc ?? same.find(({ isrc }) => isrc !== null)?.isrc ?? null,
    durationMs: track.durationMs ?? same.find(({ durationMs }) => durationMs !== null)?.durationMs ?? null,
    artists: track.artists.length > 0 ? track.artists : (same.find(({ artists }) => artists.length > 0)?.artists ?? []),
  };
}

function isSameTrack(one: CatalogueTrack, other: CatalogueTrack): boolean {
  if (one.isrc !== null && other.isrc !== null) return one.isrc === other.isrc;
  if (one.disc !== other.disc || one.number !== other.number) return false;
  if (one.durationMs === null || other.durationMs === null) return false;
  return Math.abs(one.durationMs - other.durationMs) <= SAME_DURATION_MS;
}

/** Whether a title with its version apart is the other with its version in brackets. */
function sameTitle(whole: CatalogueTrack, parted: CatalogueTrack): boolean {
  return keyOf(whole.title) === keyOf(`${parted.title} (${parted.version})`);
}

/** The service says which line it is, whatever its sign. */
function rightsOf(line: string | null): RightsText | null {
  return line === null ? null : readRightsLine(line, 'any');
}

function coversOf(items: readonly CatalogueItem[]): ReleaseDraft['covers'] {
  return items
    .flatMap(({ catalogue, cover }) => (cover ? [{ catalogue, cover }] : []))
    .sort((one, other) => COVERS.indexOf(one.catalogue) - COVERS.indexOf(other.catalogue));
}
