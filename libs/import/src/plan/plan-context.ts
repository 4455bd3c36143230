import { groupBy } from '@countin/domain/values';
import { idSchema, nameKey } from '@countin/domain/fields';
import type { ImportRun } from '@countin/domain/imports';
import { musicProductSchema, productContentSchema } from '@countin/domain/release-metadata';
import type { ProductContent } from '@countin/domain/release';
import * as v from 'valibot';
import { readPage } from '../records/read-page.ts';
import { indexReleases, type ExistingRelease } from './existing-releases.ts';
import type { PlanContext, RunArtist } from './plan-row.ts';

const artistSchema = v.object({
  artistId: idSchema,
  name: v.string(),
  slug: v.string(),
  mayCreate: v.boolean(),
  mayEdit: v.boolean(),
});

const releaseSchema = v.object({
  productId: idSchema,
  artistId: idSchema,
  productSlug: v.string(),
  status: musicProductSchema.entries.status,
  content: productContentSchema,
  messageAt: v.nullable(v.number()),
});

const contextPageSchema = v.object({
  artists: v.array(artistSchema),
  releases: v.array(releaseSchema),
  formerSlugs: v.array(v.object({ artistId: idSchema, slug: v.string() })),
});

/** A page of what the rows of a run are planned against, as `readImportContext` gives it. */
export interface ContextPage {
  /** Artists whose releases the reader may see; the same artist may be on several pages. */
  readonly artists: readonly RunArtist[];
  readonly releases: readonly ExistingRelease[];
  /** Addresses that releases had before. */
  readonly formerSlugs: readonly { readonly artistId: string; readonly slug: string }[];
}

/** What a run adds to the pages. */
export interface RunContext {
  /** Names of the file, each with the artist that it stands for. */
  readonly artists: Readonly<ImportRun['artists']>;
  /** Releases that this run has made: no row is about one of them, and their addresses are taken. */
  readonly madeByRun: ReadonlySet<string>;
  /** Language of new releases for which the file names none. */
  readonly language: ProductContent['language'];
}

/** A page as JSON, for {@link readContextPage}. */
export function writeContextPage(page: ContextPage): string {
  return JSON.stringify(page);
}

/**
 * A page as it was written.
 *
 * @throws ImportPageError for any other text
 */
export function readContextPage(text: string): ContextPage {
  return readPage(contextPageSchema, text, 'releases');
}

/**
 * What rows are planned against. A name that the run does not list, such as a corrected one, stands for the only artist that
 * has it.
 */
export function planContextOf(
  pages: readonly ContextPage[],
  { artists, madeByRun, language }: RunContext,
): PlanContext {
  const own = ownArtists(pages);
  const releases = pages.flatMap((page) => page.releases);
  const taken = new Set([
    ...releases.map(({ artistId, productSlug }) => `${artistId}/${productSlug}`),
    ...pages.flatMap(({ formerSlugs }) => formerSlugs.map(({ artistId, slug }) => `${artistId}/${slug}`)),
  ]);
  return {
    index: indexReleases(releases.filter(({ productId }) => !madeByRun.has(productId))),
    artists: own,
    artistIdOf: artistsByName(own, artists),
    isSlugTaken: (artistId, slug) => taken.has(`${artistId}/${slug}`),
    language,
  };
}

/**
 * Whether each name of a file stands for the same artist with either list of a run. A name that one of them leaves out may
 * stand for its artist by itself.
 */
export function sameArtists(
  pages: readonly ContextPage[],
  one: RunContext['artists'],
  other: RunContext['artists'],
): boolean {
  const own = ownArtists(pages);
  const [ofOne, ofOther] = [artistsByName(own, one), artistsByName(own, other)];
  return [...one, ...other].every(({ name }) => ofOne(name) === ofOther(name));
}

function ownArtists(pages: readonly ContextPage[]): ReadonlyMap<string, RunArtist> {
  return new Map(pages.flatMap((page) => page.artists).map((artist) => [artist.artistId, artist]));
}

/** Gives the artist that a name stands for: the one that the run lists, or the only one of that name. */
function artistsByName(
  own: ReadonlyMap<string, RunArtist>,
  artists: RunContext['artists'],
): (name: string) => string | null {
  const named = groupBy(own.values(), ({ name }) => nameKey(name));
  const chosen = new Map(artists.map(({ name, artistId }) => [name, artistId]));
  return (name) => {
    const listed = chosen.get(name);
    if (listed !== undefined) return listed;
    const [only, other] = named.get(nameKey(name)) ?? [];
    return only && !other ? only.artistId : null;
  };
}
