import * as v from 'valibot';
import { discoveryCardSchema } from '../discovery/entry.ts';
import { DISCOVERY_SHELVES } from '../discovery/shelf-keys.ts';
import { idSchema, millisSchema, optionalText, prefixedIdSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { genreSchema } from '../release/genre.ts';

/** Where a list goes on: of one shelf and filter, or of one search. */
const cursorSchema = v.object({
  /** Entry that was read last: `medley.` stands before the artist of a medley. */
  id: /* @__PURE__ */ prefixedIdSchema('(?:medley\\.)?'),
  /** Its values in the order of the list: instants, weeks, and positions from 0 to 1. */
  values: v.pipe(v.array(millisSchema), v.minLength(1), v.maxLength(2)),
  /** Number of the stored order. A list keeps its order over midnight. */
  order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  /** Artist of the last card, which the next one is not by. */
  artistId: v.nullable(idSchema),
});
/** A cursor, parsed by {@link cursorSchema}. */
export type DiscoveryCursor = v.InferOutput<typeof cursorSchema>;

const page = v.object({
  cards: v.array(discoveryCardSchema),
  /** Null at the end. */
  next: v.nullable(cursorSchema),
});
const shelf = v.picklist(DISCOVERY_SHELVES);
const after = v.optional(v.nullable(cursorSchema), null);

/**
 * Callables for discovery by fans. Public facts alone, so no account is needed; screens that show them may ask for one.
 */
export const discoveryCallables = {
  /** Releases and medleys by artist, title, label and track, in any script. A text without letters finds nothing. */
  searchDiscovery: {
    name: 'fans/searchDiscovery',
    input: v.object({ text: optionalText(LIMITS.typedSearch), after }),
    output: page,
  },
  /** A page of a shelf. */
  readShelf: {
    name: 'fans/readShelf',
    input: v.object({
      shelf,
      genre: v.optional(genreSchema),
      language: v.optional(languageSchema),
      place: v.optional(optionalText(LIMITS.profileName)),
      /** Number of a release week: see `releaseWeekOf`. Medleys have none. */
      week: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500_000))),
      after,
    }),
    output: page,
  },
  /** Genres of a shelf that have something, each with the number of its releases or medleys. */
  readGenres: {
    name: 'fans/readGenres',
    input: v.object({ shelf }),
    output: v.record(v.string(), v.number()),
  },
} as const;
