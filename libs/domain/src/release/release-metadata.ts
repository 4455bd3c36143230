import * as v from 'valibot';
import { idSchema, optionalText, requiredText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { aiDisclosureSchema } from './ai-disclosure.ts';
import { genreSchema } from './genre.ts';
import { upcSchema } from './release-codes.ts';
import { dateSchema } from './release-moment.ts';

/** Roles of artists in a release's artist line. */
export const ARTIST_ROLES = ['main', 'featured', 'remixer'] as const;
/** One of {@link ARTIST_ROLES}. */
export type ArtistRole = (typeof ARTIST_ROLES)[number];

/** An artist beside the one whose release it is. */
export const releaseArtistSchema = v.object({
  name: requiredText(LIMITS.profileName),
  role: v.picklist(ARTIST_ROLES),
  /** Profile here, which the public page links to. */
  artistId: v.optional(v.nullable(idSchema), null),
});
/** An artist of a release, parsed by {@link releaseArtistSchema}. */
export type ReleaseArtist = v.InferOutput<typeof releaseArtistSchema>;

/** A ℗ or © line. Either part may be missing while it is being filled in. */
export const rightsLineSchema = v.object({
  year: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100))),
  owner: optionalText(LIMITS.rightsOwner),
});
/** A line, parsed by {@link rightsLineSchema}. */
export type RightsLine = v.InferOutput<typeof rightsLineSchema>;

/** Metadata that stores and press ask for, and lists do not read. All of it is optional. */
export const metadataEntries = {
  /** Such as `Deluxe Edition`; without the brackets of stores. */
  version: v.optional(optionalText(LIMITS.version), ''),
  artists: v.optional(v.pipe(v.array(releaseArtistSchema), v.maxLength(LIMITS.releaseArtists, 'field/too-many')), []),
  upc: v.optional(upcSchema, ''),
  catalogueNumber: v.optional(optionalText(LIMITS.catalogueNumber), ''),
  genre: v.optional(v.nullable(genreSchema), null),
  secondaryGenre: v.optional(v.nullable(genreSchema), null),
  /** ℗: rights in the recording. */
  pLine: v.optional(v.nullable(rightsLineSchema), null),
  /** ©: rights in the cover and the texts. */
  cLine: v.optional(v.nullable(rightsLineSchema), null),
  /** First release of these recordings, if it was earlier than the release moment. */
  originalReleaseDate: v.optional(v.nullable(dateSchema), null),
  /** ISO 639 code, with a script if one is needed (`zh-Hant`). Null: the release's `language`. */
  titleLanguage: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/, 'field/language'))),
    null,
  ),
  explicit: v.optional(v.boolean(), false),
  /** What is said of generative AI in the release as a whole. Null: nothing. Tracks say it for themselves. */
  ai: v.optional(v.nullable(aiDisclosureSchema), null),
};
