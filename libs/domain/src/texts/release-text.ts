import * as v from 'valibot';
import { instantSchema, optionalText } from '../fields/fields.ts';
import type { Language } from '../locale/language.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { TEXT_KINDS, TEXT_LIMITS, type TextKind } from './text-kinds.ts';

const textOf = (kind: TextKind) => optionalText(TEXT_LIMITS[kind].stored);

const textEntries = {
  pitch: textOf('pitch'),
  press: textOf('press'),
  short: textOf('short'),
  /** Unused in the release’s own language: there, the release’s `description` is the long description. */
  long: textOf('long'),
  instagram: textOf('instagram'),
  tiktok: textOf('tiktok'),
  x: textOf('x'),
  facebook: textOf('facebook'),
  threads: textOf('threads'),
  bluesky: textOf('bluesky'),
  youtube: textOf('youtube'),
  mastodon: textOf('mastodon'),
};

/** Marks of the source texts that these texts were made from: see `textMark`. */
const sourcesSchema = v.record(
  v.picklist(TEXT_KINDS),
  v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?[.][0-9a-z]{1,11}$/)),
);

/** Members’ editable fields of the texts in one language. */
export const textContentSchema = v.object({
  ...textEntries,
  /** Whether the release page shows the descriptions of this language. */
  shown: v.boolean(),
});
/** Texts, parsed by {@link textContentSchema}. */
export type TextContent = v.InferOutput<typeof textContentSchema>;

/** Fields of {@link releaseTextSchema} that the rules check. */
export const writtenTextSchema = v.object({
  ...textContentSchema.entries,
  sources: sourcesSchema,
});

const authorSchema = v.pipe(v.string(), v.maxLength(128));

/** `musicProducts/{productId}/texts/{language}`: texts of a release in one language. Written directly by members. */
export const releaseTextSchema = v.object({
  ...writtenTextSchema.entries,
  language: languageSchema,
  /** Number of the newest version; 0 if there is none. */
  versions: v.number(),
  updatedBy: authorSchema,
  updatedAt: instantSchema,
});
/** Texts in one language, parsed by {@link releaseTextSchema}. */
export type ReleaseText = v.InferOutput<typeof releaseTextSchema>;

/** Fields of {@link textVersionSchema} that the rules check. */
export const writtenVersionSchema = v.object({ ...textEntries, sources: sourcesSchema });

/**
 * `…/texts/{language}/versions/{slot}`: texts as they were left. The id is the number modulo `VERSIONS_KEPT`, so a new
 * version replaces the oldest one.
 */
export const textVersionSchema = v.object({
  ...writtenVersionSchema.entries,
  number: v.number(),
  /** Author; empty for texts that are older than their document. */
  by: authorSchema,
  /** Time at which the texts were left. */
  at: instantSchema,
});
/** A version, parsed by {@link textVersionSchema}. */
export type TextVersion = v.InferOutput<typeof textVersionSchema>;

/** Versions of the texts of one language that are kept. */
export const VERSIONS_KEPT = 30;

/** Document id of a version. */
export function versionSlot(number: number): string {
  return String(number % VERSIONS_KEPT);
}

/** Texts that are all empty, to be shown once they are not. */
export const NO_TEXT: TextContent = {
  pitch: '',
  press: '',
  short: '',
  long: '',
  instagram: '',
  tiktok: '',
  x: '',
  facebook: '',
  threads: '',
  bluesky: '',
  youtube: '',
  mastodon: '',
  shown: true,
};

/** The texts of a language in which none is written. */
export function emptyText(language: Language): ReleaseText {
  return { ...NO_TEXT, language, sources: {}, versions: 0, updatedBy: '', updatedAt: 0 };
}
