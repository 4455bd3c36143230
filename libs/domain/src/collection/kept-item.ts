import * as v from 'valibot';
import { idSchema, instantSchema, optionalText, prefixedIdSchema, requiredText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { hasSearchWords, searchWords, wordTokens } from '../fields/word-tokens.ts';
import { orderKeySchema } from './order-key.ts';

/** Kinds of kept items. A medley is named by its artist. */
export const KEPT_KINDS = ['release', 'artist', 'medley'] as const;
/** One of {@link KEPT_KINDS}. */
export type KeptKind = (typeof KEPT_KINDS)[number];
/** One of {@link KEPT_KINDS}. */
export const keptKindSchema = v.picklist(KEPT_KINDS);

/** Target of a kept item: a kind and the id of a release or an artist. */
export const keptTargetSchema = v.object({ kind: keptKindSchema, id: idSchema });
/** Target of a kept item, parsed by {@link keptTargetSchema}. */
export type KeptTarget = v.InferOutput<typeof keptTargetSchema>;

/** Document id of a kept item. The same target has the same key on every device, so nothing is kept twice. */
export const keptKeySchema = /* @__PURE__ */ prefixedIdSchema('(?:release|artist|medley)\\.');

/** The {@link keptKeySchema} of a target. */
export const keptKey = ({ kind, id }: KeptTarget): string => `${kind}.${id}`;

/** The target of a key; null for any other text. */
export function parseKeptKey(key: string): KeptTarget | null {
  const dot = key.indexOf('.');
  const parsed = v.safeParse(keptTargetSchema, { kind: key.slice(0, dot), id: key.slice(dot + 1) });
  return dot > 0 && parsed.success ? parsed.output : null;
}

/** A fan's own words on a kept item, with line breaks. */
export const keptNoteSchema = optionalText(LIMITS.keptNote);
/** Id of a folder; empty for none. */
export const keptFolderSchema = v.union([v.literal(''), idSchema]);

/** Most search tokens of a kept item. */
const MOST_TOKENS = 120;

/**
 * `users/{uid}/kept/{key}`: something that a user keeps. Server only. It has the name that was shown last, for what is not
 * there any more.
 */
export const keptItemSchema = v.object({
  key: keptKeySchema,
  kind: keptKindSchema,
  id: idSchema,
  folder: v.optional(keptFolderSchema, ''),
  note: v.optional(keptNoteSchema, ''),
  order: orderKeySchema,
  keptAt: instantSchema,
  title: requiredText(LIMITS.title),
  artistId: idSchema,
  artistName: requiredText(LIMITS.profileName),
  /** Slugs of the artist and the release, as they were read last: their names in Latin letters. */
  slugs: v.string(),
  /** Earliest instant of a release's moment when it was read last; null for artists and medleys. */
  releasesAt: v.nullable(instantSchema),
  /** Keys that lists query by, see {@link keptFacets}. */
  facets: v.array(v.string()),
});
/** Something kept, parsed by {@link keptItemSchema}. */
export type KeptItem = v.InferOutput<typeof keptItemSchema>;

/** Filter of a list of kept items. */
export interface KeptFilter {
  readonly kind: KeptKind | null;
  /** Id of a folder; null for all. */
  readonly folder: string | null;
  readonly search: string;
}

/** Facets that lists query by one index: kind, folder, both, and the beginnings of words. */
export function keptFacets({
  kind,
  folder,
  title,
  artistName,
  slugs,
  note,
}: Pick<KeptItem, 'kind' | 'folder' | 'title' | 'artistName' | 'slugs' | 'note'>): string[] {
  return [
    kindFacet(kind),
    folderFacet(folder),
    bothFacet(kind, folder),
    ...wordTokens([title, artistName, slugs, note], MOST_TOKENS).map(wordFacet),
  ];
}

const kindFacet = (kind: KeptKind) => `kind ${kind}`;
const folderFacet = (folder: string) => `folder ${folder}`;
const bothFacet = (kind: KeptKind, folder: string) => `both ${kind} ${folder}`;
const wordFacet = (word: string) => `word ${word}`;

/** The facet to ask the database for; null for everything. A search asks for its longest word. */
export function facetOf({ kind, folder, search }: KeptFilter): string | null {
  const [longest] = searchWords(search).sort((a, b) => b.length - a.length);
  if (longest !== undefined) return wordFacet(longest);
  if (kind && folder !== null) return bothFacet(kind, folder);
  if (folder !== null) return folderFacet(folder);
  return kind && kindFacet(kind);
}

/** Whether an item is of a list. */
export function fitsFilter(item: Pick<KeptItem, 'kind' | 'folder' | 'facets'>, { kind, folder, search }: KeptFilter) {
  return (
    (kind === null || item.kind === kind) &&
    (folder === null || item.folder === folder) &&
    hasSearchWords(item.facets, searchWords(search).map(wordFacet))
  );
}
