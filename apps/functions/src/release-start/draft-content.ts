import type { CatalogueTrack, ReleaseDraft, RightsText } from '@countin/catalogue';
import { randomDesign } from '@countin/cover-art';
import { AppError } from '@countin/domain/errors';
import { cutText, LIMITS } from '@countin/domain/fields';
import { storeLinkFrom, type FoundRow, type StartNote } from '@countin/domain/link-finding';
import type { ArtistDefaults } from '@countin/domain/profile';
import {
  creditSchema,
  genreOf,
  productContentSchema,
  releaseArtistSchema,
  rightsLineSchema,
  trackSchema,
  tracksSchema,
} from '@countin/domain/release-metadata';
import {
  releaseMomentSchema,
  type CreditRole,
  type Genre,
  type ProductContent,
  type ReleaseMoment,
  type RightsLine,
  type Track,
} from '@countin/domain/release';
import { compareArtists, titleParts } from '@countin/domain/release-match';
import { storeLinkSchema, type StoreLink } from '@countin/domain/store-links';
import { suggestSlug } from '@countin/slug';
import * as v from 'valibot';
import { otherArtists } from './other-artists.ts';

const STORABLE = tracksSchema(trackSchema);

/** What a draft is made of. */
export interface DraftSource {
  readonly release: ReleaseDraft;
  /** As the artist or the services have written it; empty if unknown. */
  readonly upc: string;
  readonly rows: readonly FoundRow[];
  readonly artist: { readonly name: string; readonly slug: string };
  readonly defaults: ArtistDefaults;
  readonly language: ProductContent['language'];
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Content of a draft as the editor would save it, with notes on what it lacks. Without a cover of its own.
 *
 * @throws AppError `link/nothing-found` if the release has no title
 */
export function draftContent(source: DraftSource): { content: ProductContent; notes: StartNote[] } {
  const notes = new Set<StartNote>();
  const { release, artist, defaults } = source;
  const cut = (text: string, most: number) => storableText(text, most, notes);
  const design = randomDesign(`${artist.slug} ${suggestSlug(release.title)}`);
  const [genre = null, secondaryGenre = null] = genresOf(release.genres);
  const parsed = v.safeParse(productContentSchema, {
    title: cut(release.title, LIMITS.title),
    version: cut(release.version, LIMITS.version),
    kind: release.kind,
    language: source.language,
    labelName: cut(release.label ?? '', LIMITS.profileName),
    artists: artistsOf(release, artist.name, notes),
    tracks: tracksOf(release, artist.name, notes),
    cover: { ...design, colours: [...design.colours] },
    releaseMoment: momentOf(release.date, defaults, notes),
    upc: source.upc,
    genre,
    secondaryGenre,
    pLine: lineOf(release.pLine, notes),
    cLine: lineOf(release.cLine, notes),
    explicit: release.tracks.some(({ explicit }) => explicit),
    storeLinks: linksOf(source, notes),
  });
  // Everything else was checked before.
  if (!parsed.success) throw new AppError('link/nothing-found', { field: 'text' });
  return { content: parsed.output, notes: [...notes].sort() };
}

/** Storable text of at most so many characters, without half of a character at its end. */
function storableText(text: string, most: number, notes: Set<StartNote>): string {
  const whole = text.toWellFormed().trim();
  if (whole.length <= most) return whole;
  notes.add('text-shortened');
  return cutText(whole, most);
}

function artistsOf({ title, artists }: ReleaseDraft, own: string, notes: Set<StartNote>): ProductContent['artists'] {
  const guests = titleParts(title).featured;
  const isGuest = (name: string) => guests.some((guest) => compareArtists([guest], [name]) === 'same');
  const others = otherArtists(artists, own).flatMap((name) => {
    const artist = { name: storableText(name, LIMITS.profileName, notes), role: isGuest(name) ? 'featured' : 'main' };
    return outputsOf(v.safeParse(releaseArtistSchema, artist));
  });
  if (others.length > LIMITS.releaseArtists) notes.add('artists-left-out');
  return others.slice(0, LIMITS.releaseArtists);
}

function tracksOf(release: ReleaseDraft, own: string, notes: Set<StartNote>): Track[] {
  const readable = release.tracks.flatMap((track) => {
    return outputsOf(v.safeParse(trackSchema, trackOf(track, [own, ...release.artists], notes)));
  });
  // A document has room for a hundred usual tracks, not for a hundred of the longest.
  const fits = (most: readonly Track[]) => v.safeParse(STORABLE, most).success;
  let tracks = readable.slice(0, LIMITS.tracks);
  while (!fits(tracks)) tracks = tracks.slice(0, -1);
  if (tracks.length < release.tracks.length) notes.add('tracks-left-out');
  return tracks;
}

function trackOf(track: CatalogueTrack, ofRelease: readonly string[], notes: Set<StartNote>): Track {
  const { durationMs } = track;
  const timed = durationMs !== null && durationMs <= LIMITS.trackMs;
  if (durationMs !== null && !timed) notes.add('value-left-out');
  return {
    title: storableText(track.title, LIMITS.title, notes),
    version: storableText(track.version, LIMITS.version, notes),
    isrc: track.isrc ?? '',
    durationMs: timed ? durationMs : null,
    explicit: track.explicit,
    // No catalogue says it.
    ai: null,
    credits: creditsOf(track, ofRelease, notes),
  };
}

/** Artists of a track who are not those of the release: guests of the release's artist, or who plays it. */
function creditsOf({ artists }: CatalogueTrack, ofRelease: readonly string[], notes: Set<StartNote>): Track['credits'] {
  const known = (name: string) => ofRelease.some((one) => compareArtists([one], [name]) === 'same');
  const role: CreditRole = artists[0] !== undefined && known(artists[0]) ? 'featured' : 'performer';
  const others = artists.filter((name) => name.trim() !== '' && !known(name));
  if (others.length > LIMITS.trackCredits) notes.add('artists-left-out');
  return others
    .slice(0, LIMITS.trackCredits)
    .flatMap((name) =>
      outputsOf(v.safeParse(creditSchema, { role, name: storableText(name, LIMITS.profileName, notes) })),
    );
}

/** A parsed value, or none. */
function outputsOf<Output>(
  parsed: { readonly success: true; readonly output: Output } | { readonly success: false },
): Output[] {
  return parsed.success ? [parsed.output] : [];
}

/** The day that the services name, at the time of the artist's releases. */
function momentOf(
  date: string | null,
  { mode, zone, time }: ArtistDefaults,
  notes: Set<StartNote>,
): ReleaseMoment | null {
  const moment = mode === 'instant' && zone !== null ? { mode, date, time, zone } : { mode: 'local', date, time };
  const parsed = v.safeParse(releaseMomentSchema, moment);
  if (!parsed.success) notes.add('date-left-out');
  return parsed.success ? parsed.output : null;
}

function genresOf(names: readonly string[]): Genre[] {
  return [...new Set(names.flatMap((name) => genreOf(name) ?? []))].slice(0, 2);
}

function lineOf(line: RightsText | null, notes: Set<StartNote>): RightsLine | null {
  if (!line) return null;
  const owner = storableText(line.owner, LIMITS.rightsOwner, notes);
  const parsed = v.safeParse(rightsLineSchema, { year: line.year, owner });
  if (!parsed.success) notes.add('value-left-out');
  return parsed.success ? parsed.output : null;
}

/** Links of sure rows, in the artist's order of stores. */
function linksOf({ rows, defaults, newId, now }: DraftSource, notes: Set<StartNote>): StoreLink[] {
  const { storeOrder } = defaults;
  const links = rows.flatMap((row) => {
    if (row.status !== 'found') return [];
    const parsed = v.safeParse(storeLinkSchema, storeLinkFrom(row.service, row.link, newId(), now));
    if (!parsed.success) notes.add('value-left-out');
    return parsed.success ? [parsed.output] : [];
  });
  const order: readonly string[] = storeOrder;
  const rank = ({ service }: StoreLink) => (order.includes(service) ? order.indexOf(service) : order.length);
  return links.sort((one, other) => rank(one) - rank(other)).slice(0, LIMITS.storeLinks);
}
