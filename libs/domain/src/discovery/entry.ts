import * as v from 'valibot';
import { idSchema, instantSchema, optionalText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { claimedSlugSchema, productSlugSchema } from '../fields/slug-schema.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { coverDesignSchema } from '../media/cover.ts';
import { imageChoiceSchema } from '../media/image.ts';
import type { Medley } from '../medley/medley.ts';
import type { ArtistProfile } from '../profile/profile.ts';
import { genreOf, type Genre } from '../release/genre.ts';
import { PRODUCT_KINDS } from '../release/listed-product.ts';
import { lastInstant, releaseMomentSchema } from '../release/release-moment.ts';
import { releaseDay } from '../release/release-day.ts';
import type { ReleasePage } from '../release/release-page.ts';
import { positionsOf } from './fair-order.ts';
import type { SearchText } from './search-text.ts';
import { countedGenre, releaseWeekOf, shelfKeys, type DiscoveryShelf } from './shelf-keys.ts';
import { artistTerms, searchTerms } from './terms.ts';

/** Tracks whose titles an entry has. Longer albums are found by these. */
const MOST_TRACKS = 40;

/** Public facts of a release or a medley: what a card of the discover screen shows. */
export const discoveryCardSchema = v.object({
  kind: v.picklist(['release', 'medley']),
  /** Release, or artist of the medley. */
  id: idSchema,
  artistId: idSchema,
  artistName: v.string(),
  artistSlug: claimedSlugSchema,
  /** Empty for a medley. */
  title: optionalText(LIMITS.title),
  version: optionalText(LIMITS.version),
  productSlug: v.nullable(productSlugSchema),
  productKind: v.nullable(v.picklist(PRODUCT_KINDS)),
  labelName: optionalText(LIMITS.profileName),
  /** Names of further artists. */
  artists: v.array(v.string()),
  tracks: v.array(v.string()),
  genres: v.array(v.string()),
  language: languageSchema,
  /** Town and country of the artist, as it writes them. */
  place: v.string(),
  /** Country that the artist has chosen. */
  country: v.nullable(v.string()),
  cover: v.nullable(coverDesignSchema),
  coverImage: v.nullable(imageChoiceSchema),
  releaseMoment: v.nullable(releaseMomentSchema),
  /** First instant of the release, or when the medley was published. */
  at: instantSchema,
  /** Whether the artist has a medley that can be played. */
  playable: v.boolean(),
});
/** A card, parsed by {@link discoveryCardSchema}. */
export type DiscoveryCard = v.InferOutput<typeof discoveryCardSchema>;

const position = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** `discoveryEntries/{id}`: a card with what searches and shelves find it by. Only the server reads and writes it. */
export const discoveryEntrySchema = v.object({
  ...discoveryCardSchema.entries,
  terms: v.array(v.string()),
  /** Keys of the shelves that have it now: see `shelfKey`. */
  shelves: v.array(v.string()),
  /** Those of {@link shelves} with a genre alone that are counted in `discoveryGenres`. */
  counted: v.array(v.string()),
  /** Release week; 0 for a medley. */
  week: v.number(),
  /** When the shelves change by the clock alone; null if they do not. */
  dueAt: v.nullable(instantSchema),
  order0: position,
  order1: position,
  order2: position,
  order3: position,
  order4: position,
  order5: position,
  order6: position,
});
/** An entry, parsed by {@link discoveryEntrySchema}. */
export type DiscoveryEntry = v.InferOutput<typeof discoveryEntrySchema>;

/** The artist of an entry. */
type EntryArtist = Pick<
  ArtistProfile,
  'id' | 'name' | 'customSlug' | 'genres' | 'language' | 'location' | 'country' | 'picture' | 'pictureImage'
>;

/** The card of a release. */
export function releaseCard(page: ReleasePage, artist: EntryArtist, playable: boolean): DiscoveryCard {
  return {
    kind: 'release',
    id: page.id,
    artistId: page.artistId,
    artistName: artist.name,
    artistSlug: artist.customSlug,
    title: page.title,
    version: page.version,
    productSlug: page.productSlug,
    productKind: page.kind,
    labelName: page.labelName,
    artists: page.artists.map(({ name }) => name),
    tracks: page.tracks.slice(0, MOST_TRACKS).map(({ title }) => title),
    genres: [page.genre, page.secondaryGenre].filter((genre) => genre !== null),
    language: page.language,
    place: artist.location,
    country: artist.country,
    cover: page.cover,
    coverImage: page.coverImage,
    releaseMoment: page.releaseMoment,
    at: page.firstInstant,
    playable,
  };
}

/** The card of a medley. */
export function medleyCard(medley: Medley, artist: EntryArtist): DiscoveryCard {
  const genres: (Genre | null)[] = artist.genres.map(genreOf);
  return {
    kind: 'medley',
    id: medley.artistId,
    artistId: medley.artistId,
    artistName: artist.name,
    artistSlug: artist.customSlug,
    title: '',
    version: '',
    productSlug: null,
    productKind: null,
    labelName: '',
    artists: [],
    tracks: medley.slots.map(({ title }) => title),
    genres: genres.filter((genre) => genre !== null),
    language: artist.language,
    place: artist.location,
    country: artist.country,
    cover: artist.picture,
    coverImage: artist.pictureImage,
    releaseMoment: null,
    at: medley.publishedAt,
    playable: true,
  };
}

/** Text that a card is found by. */
export function searchTextOf(card: DiscoveryCard): SearchText {
  const { artistName: artist, artistSlug, artists, title, productSlug, version, labelName: label, tracks } = card;
  return { artist, artistSlug, artists, title, slug: productSlug ?? '', version, label, tracks };
}

/** Releases of the same artist before and after one, milliseconds since 1970; null for none. */
export interface ReleaseNeighbours {
  /** First instant of the one before. */
  readonly before: number | null;
  /** Last instant of the one after. */
  readonly after: number | null;
}

/** The last instant of a card's release; its {@link DiscoveryCard.at} for a medley. */
export function lastInstantOf({ at, releaseMoment }: Pick<DiscoveryCard, 'at' | 'releaseMoment'>): number {
  return releaseMoment ? lastInstant(releaseMoment) : at;
}

/**
 * The shelves of a card at an instant, and when they change. A shelf has only the newest, or the next, of an artist.
 * A local moment comes earlier for some readers: meanwhile both shelves have the release, and what it replaces. The
 * reader's screen shows what is true in its zone: see `shownOnShelf`.
 */
export function shelfAt(
  card: Pick<DiscoveryCard, 'kind' | 'at' | 'releaseMoment'>,
  { before, after }: ReleaseNeighbours,
  now: number,
): { readonly shelves: readonly DiscoveryShelf[]; readonly dueAt: number | null } {
  if (card.kind === 'medley') return { shelves: ['medleys'], dueAt: null };
  const last = lastInstantOf(card);
  const hasCome = (at: number | null) => at === null || at <= now;
  const isNew = card.at <= now && (after === null || after > now);
  const isNext = last > now && hasCome(before);
  const changes = [...(last > now ? [card.at, last, before] : []), after].filter((at) => at !== null && at > now);
  return {
    shelves: [...(isNew ? (['new'] as const) : []), ...(isNext ? (['next'] as const) : [])],
    dueAt: changes.length === 0 ? null : Math.min(...changes.map(Number)),
  };
}

/** Whether a card is on a shelf for a reader in a time zone. Null if the zone is unknown and decides. */
export function isOnShelf(
  { releaseMoment }: Pick<DiscoveryCard, 'releaseMoment'>,
  shelf: DiscoveryShelf,
  now: number,
  zone: string | null,
): boolean | null {
  if (shelf === 'medleys' || !releaseMoment) return true;
  const { phase } = releaseDay(releaseMoment, now, zone);
  return phase === 'wave' ? null : (phase === 'before') === (shelf === 'next');
}

/** What a shelf shows to a reader: the newest release of each artist, or the next. The order stays. */
export function shownOnShelf(
  cards: readonly DiscoveryCard[],
  shelf: DiscoveryShelf,
  now: number,
  zone: string,
): DiscoveryCard[] {
  const shown = cards.filter((card) => isOnShelf(card, shelf, now, zone));
  const sign = shelf === 'next' ? -1 : 1;
  const rank = ({ at, releaseMoment }: DiscoveryCard) =>
    sign * (releaseMoment ? releaseDay(releaseMoment, now, zone).at : at);
  const best = new Map<string, DiscoveryCard>();
  for (const card of shown) {
    const known = best.get(card.artistId);
    if (!known || rank(card) > rank(known)) best.set(card.artistId, card);
  }
  return shown.filter((card) => best.get(card.artistId) === card);
}

/** The entry of a card. */
export function entryOf(card: DiscoveryCard, neighbours: ReleaseNeighbours, now: number): DiscoveryEntry {
  const text = searchTextOf(card);
  const week = card.kind === 'release' ? releaseWeekOf(card.at) : 0;
  const [order0 = 0, order1 = 0, order2 = 0, order3 = 0, order4 = 0, order5 = 0, order6 = 0] = positionsOf(
    card.artistId,
    week,
  );
  return {
    ...card,
    terms: [...searchTerms(text), ...(card.kind === 'medley' ? artistTerms(text) : [])],
    ...shelvesAt(card, neighbours, now),
    week,
    order0,
    order1,
    order2,
    order3,
    order4,
    order5,
    order6,
  };
}

/** The fields of an entry that change by the clock and with the artist's other releases. */
export function shelvesAt(
  card: DiscoveryCard,
  neighbours: ReleaseNeighbours,
  now: number,
): Pick<DiscoveryEntry, 'shelves' | 'counted' | 'dueAt'> {
  const { shelves, dueAt } = shelfAt(card, neighbours, now);
  const keys = shelves.flatMap((shelf) => shelfKeys(shelf, card));
  return { shelves: keys, counted: keys.filter((key) => countedGenre(key) !== null), dueAt };
}
