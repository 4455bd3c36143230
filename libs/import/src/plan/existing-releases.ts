import { groupBy } from '@countin/domain/values';
import { parseGtin } from '@countin/domain/identifiers';
import type { MusicProduct, ProductContent } from '@countin/domain/release';
import { referenceKey, storeReferenceOf } from '@countin/domain/store-links';
import { titleParts } from '@countin/domain/release-match';

/** A release that is here already. Only those that the reader of the run may see are compared with its rows. */
export interface ExistingRelease {
  readonly productId: string;
  readonly artistId: string;
  readonly productSlug: string;
  readonly status: MusicProduct['status'];
  readonly content: ProductContent;
  /** `MessageCreatedDateTime` of the newest DDEX message that has changed it, milliseconds since 1970; null if none has. */
  readonly messageAt: number | null;
}

/** Releases by what rows are matched with. */
export interface ReleaseIndex {
  readonly byId: (productId: string) => ExistingRelease | undefined;
  /** Of all artists. */
  readonly byUpc: (upc: string) => readonly ExistingRelease[];
  readonly byIsrc: (isrc: string) => readonly ExistingRelease[];
  /** Releases that link a page of an album, in whatever country's store. */
  readonly byLink: (url: string) => readonly ExistingRelease[];
  readonly bySlug: (artistId: string, productSlug: string) => ExistingRelease | undefined;
  /** Releases of an artist with an equal title, versions and guests aside; else those whose title could be nearly equal. */
  readonly byTitle: (artistId: string, title: string) => readonly ExistingRelease[];
}

/** Makes the index of some ten thousand releases: each look-up takes the same time however many there are. */
export function indexReleases(releases: readonly ExistingRelease[]): ReleaseIndex {
  const byId = new Map(releases.map((release) => [release.productId, release]));
  const bySlug = new Map(releases.map((release) => [`${release.artistId}/${release.productSlug}`, release]));
  const byUpc = groups(releases, ({ content }) => [upcKey(content.upc)]);
  const byIsrc = groups(releases, ({ content }) => new Set(content.tracks.map(({ isrc }) => isrc)));
  const byLink = groups(releases, ({ content }) => new Set(content.storeLinks.map(({ url }) => linkKey(url))));
  const byTitle = groups(releases, ({ artistId, content }) => [`${artistId}/${shapeOf(content.title).base}`]);
  const titles = groupBy(
    releases.map((release) => ({ release, shape: shapeOf(release.content.title) })),
    ({ release }) => release.artistId,
  );
  const of = (map: ReadonlyMap<string, readonly ExistingRelease[]>, key: string) => map.get(key) ?? [];
  return {
    byId: (productId) => byId.get(productId),
    byUpc: (upc) => of(byUpc, upcKey(upc)),
    byIsrc: (isrc) => of(byIsrc, isrc),
    byLink: (url) => of(byLink, linkKey(url)),
    bySlug: (artistId, productSlug) => bySlug.get(`${artistId}/${productSlug}`),
    byTitle(artistId, title) {
      const wanted = shapeOf(title);
      const ofArtist = titles.get(artistId) ?? [];
      const equal = of(byTitle, `${artistId}/${wanted.base}`);
      return equal.length > 0 ? equal : nearTo(wanted, ofArtist);
    },
  };
}

/** One key for the spellings of a bar code with 12, 13 and 14 digits; empty if it is none. */
export function upcKey(upc: string): string {
  const parsed = parseGtin(upc);
  return parsed.ok ? parsed.gtin.key : '';
}

/** One key for the links of an album; empty if it is none, since several releases may link one song. */
function linkKey(url: string): string {
  const reference = storeReferenceOf(url);
  return reference?.kind === 'album' ? referenceKey(reference) : '';
}

/** Most changed characters of a nearly equal title, as one in so many: not fewer than `compareTitles` of the domain allows. */
const CHARACTERS_PER_CHANGE = 7;

/** Titles that one row is compared with letter by letter. More occur only where all titles are made of the same letters. */
const MOST_NEAR = 100;

/** What two titles are compared by before all their letters are: this takes nanoseconds, and ten thousand rows have ten thousand titles. */
interface TitleShape {
  readonly base: string;
  /** A bit for each letter that occurs, some letters sharing one. */
  readonly letters: number;
}

function shapeOf(title: string): TitleShape {
  const base = titleParts(title).base.replaceAll(' ', '');
  let letters = 0;
  for (let at = 0; at < base.length; at += 1) letters |= 1 << (base.charCodeAt(at) % 31);
  return { base, letters };
}

function nearTo(
  wanted: TitleShape,
  titles: readonly { readonly release: ExistingRelease; readonly shape: TitleShape }[],
): ExistingRelease[] {
  const found: ExistingRelease[] = [];
  for (const { release, shape } of titles) {
    if (mayBeNear(wanted, shape)) found.push(release);
    if (found.length === MOST_NEAR) break;
  }
  return found;
}

/** One changed character takes at most one letter away and adds one. */
function mayBeNear(one: TitleShape, other: TitleShape): boolean {
  const [length, otherLength] = [one.base.length, other.base.length];
  const changes = Math.max(length, otherLength) / CHARACTERS_PER_CHANGE;
  return Math.abs(length - otherLength) <= changes && bitsOf(one.letters ^ other.letters) <= 2 * changes;
}

function bitsOf(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function groups(
  releases: readonly ExistingRelease[],
  keysOf: (release: ExistingRelease) => Iterable<string>,
): ReadonlyMap<string, readonly ExistingRelease[]> {
  const found = new Map<string, ExistingRelease[]>();
  for (const release of releases)
    for (const key of keysOf(release)) {
      if (key === '') continue;
      const group = found.get(key);
      if (group) group.push(release);
      else found.set(key, [release]);
    }
  return found;
}
