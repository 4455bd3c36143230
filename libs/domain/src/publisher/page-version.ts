import * as v from 'valibot';
import { idSchema, instantSchema, optionalText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { pageKeySchema } from './page-key.ts';

/** How long every version is kept, milliseconds. Of older ones, the last of each week stays. */
export const VERSIONS_KEPT_MS = 90 * 86_400_000;
/** Versions of one answer. */
export const VERSIONS_A_PAGE = 50;

/** A version, without what it shows. */
export const listedVersionSchema = v.object({
  /** Sorts by time. */
  id: idSchema,
  page: pageKeySchema,
  /** When it went live, or was kept. No two published versions of a page share a time. */
  at: instantSchema,
  by: uidSchema,
  /** Name of that person at the time; empty for one without a name. */
  byName: optionalText(LIMITS.displayName),
  /** Kept before another version was restored. It was not published as such. */
  kept: v.boolean(),
  /** Digest of what people can edit and fans can see. Equal contents have equal digests. */
  hash: v.string(),
  /** When the schedule decides whether it stays; null once it stays for good. */
  thinAt: v.nullable(instantSchema),
});
/** A version, parsed by {@link listedVersionSchema}. */
export type ListedVersion = v.InferOutput<typeof listedVersionSchema>;

/** `pageVersions/{kind}_{id}/versions/{versionId}`: what a public page showed from a time on. Only the server has it. */
export const pageVersionSchema = v.object({
  ...listedVersionSchema.entries,
  /** Compressed JSON of {@link versionContentSchema}. */
  content: v.instance(Uint8Array),
});

const fieldsSchema = v.record(v.string(), v.unknown());

/** Descriptions of a release in one language. */
const versionTextSchema = v.object({
  short: optionalText(LIMITS.shortDescription),
  long: optionalText(LIMITS.description),
  shown: v.boolean(),
});

/** Content of a version. */
export const versionContentSchema = v.object({
  /** Fields that people edit, as stored at that time. Restoring writes these. */
  fields: fieldsSchema,
  /** Descriptions of a release by language, as stored at that time. */
  texts: v.optional(v.record(v.string(), versionTextSchema), {}),
  /** The page as fans saw it. Null for a feed, and for a release that was not published in this form. */
  page: v.nullable(fieldsSchema),
});
/** Content, parsed by {@link versionContentSchema}. */
export type VersionContent = v.InferOutput<typeof versionContentSchema>;
