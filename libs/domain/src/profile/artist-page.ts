import * as v from 'valibot';
import { countryCodeSchema, idSchema, optionalText, requiredText, webUrlSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { withinBytes } from '../fields/stored-bytes.ts';
import { countrySchema } from '../locale/country.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { zoneSchema } from '../locale/zone.ts';
import { dateSchema, timeSchema } from '../release/release-moment.ts';
import { profileSchema, profileTextSchema } from './profile.ts';

// A module of its own: lists of artists and the first screen do without these schemas.

/** Sections of an artist's page, in their default order. `releases` are those that are out. */
export const ARTIST_SECTIONS = ['pinned', 'about', 'links', 'upcoming', 'shows', 'signup', 'releases'] as const;
/** One of {@link ARTIST_SECTIONS}. */
export type ArtistSection = (typeof ARTIST_SECTIONS)[number];

/** Pictograms of links. */
export const LINK_ICONS = ['link', 'music', 'video', 'shop', 'tickets', 'news', 'mail', 'support'] as const;
/** One of {@link LINK_ICONS}. */
export type LinkIcon = (typeof LINK_ICONS)[number];

/** A wall-clock time in a zone, from which or until which fans see a link. */
const visibilitySchema = v.object({ date: dateSchema, time: timeSchema, zone: zoneSchema });

/** A link of an artist's page. */
export const artistLinkSchema = v.object({
  id: idSchema,
  title: requiredText(LIMITS.profileName),
  url: webUrlSchema,
  icon: v.optional(v.picklist(LINK_ICONS), 'link'),
  shown: v.optional(v.boolean(), true),
  /** Fans see the link from this time on; null means at once. */
  from: v.optional(v.nullable(visibilitySchema), null),
  /** Fans see the link until this time; null means for good. */
  until: v.optional(v.nullable(visibilitySchema), null),
});
/** A link, parsed by {@link artistLinkSchema}. */
export type ArtistLink = v.InferOutput<typeof artistLinkSchema>;

/** A show of an artist. Date and time are by the clock of its zone. */
export const artistShowSchema = v.object({
  id: idSchema,
  date: dateSchema,
  /** Null where only the day is known. */
  time: v.optional(v.nullable(timeSchema), null),
  zone: zoneSchema,
  venue: requiredText(LIMITS.venue),
  city: v.optional(optionalText(LIMITS.profileName), ''),
  country: v.optional(v.nullable(countrySchema), null),
  ticketUrl: v.optional(v.nullable(webUrlSchema), null),
  soldOut: v.optional(v.boolean(), false),
  cancelled: v.optional(v.boolean(), false),
});
/** A show, parsed by {@link artistShowSchema}. */
export type ArtistShow = v.InferOutput<typeof artistShowSchema>;

const sectionsSchema = v.pipe(
  v.array(v.picklist(ARTIST_SECTIONS)),
  v.maxLength(ARTIST_SECTIONS.length, 'field/too-many'),
);
const biosSchema = v.record(languageSchema, optionalText(LIMITS.bio));

/** Fields that only artists have and their members write: content and order of the public page. */
export const artistOnlySchema = v.object({
  /** Sections that the page shows, in order. */
  artistSections: v.optional(sectionsSchema, [...ARTIST_SECTIONS]),
  /** Release shown first. */
  pinnedRelease: v.optional(v.nullable(idSchema), null),
  pageLinks: v.optional(
    withinBytes(v.pipe(v.array(artistLinkSchema), v.maxLength(LIMITS.artistLinks, 'field/too-many')), LIMITS.linkBytes),
    [],
  ),
  shows: v.optional(
    withinBytes(v.pipe(v.array(artistShowSchema), v.maxLength(LIMITS.shows, 'field/too-many')), LIMITS.showBytes),
    [],
  ),
  country: v.optional(v.nullable(countryCodeSchema), null),
  /** Texts in other languages than the profile's own, whose text is `bio`. */
  bios: v.optional(biosSchema, {}),
});

/** All fields of an artist that its members write. */
export const artistTextSchema = v.object({ ...profileTextSchema.entries, ...artistOnlySchema.entries });
/** Fields, parsed by {@link artistTextSchema}. */
export type ArtistText = v.InferOutput<typeof artistTextSchema>;

/**
 * A list whose invalid elements are left out. Rules do not check the elements of long lists. A write past the editor
 * could otherwise break the artist's page.
 */
const validElements = <T extends { readonly id: string }>(element: v.GenericSchema<unknown, T>, most: number) =>
  v.pipe(
    v.unknown(),
    v.transform((list): T[] => {
      const found = new Map<string, T>();
      for (const value of Array.isArray(list) ? list.slice(0, most) : []) {
        const parsed = v.safeParse(element, value);
        if (parsed.success && !found.has(parsed.output.id)) found.set(parsed.output.id, parsed.output);
      }
      return [...found.values()];
    }),
  );

/** `artistProfiles/{artistId}` with the content of its page. */
export const artistPageSchema = v.object({
  ...profileSchema.entries,
  ...artistOnlySchema.entries,
  pageLinks: v.optional(validElements(artistLinkSchema, LIMITS.artistLinks), []),
  shows: v.optional(validElements(artistShowSchema, LIMITS.shows), []),
});
/** A profile, parsed by {@link artistPageSchema}. */
export type ArtistPage = v.InferOutput<typeof artistPageSchema>;
