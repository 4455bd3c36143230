import * as v from 'valibot';
import { PRODUCT_KINDS } from '../release/listed-product.ts';
import { knownServiceSchema } from '../store-links/service-ids.ts';

/** Rows of one answer: as many as a list of links takes. */
export const MOST_MISSING = 1000;
/** Services that list albums of an artist, some more than there are. */
const MOST_SERVICES = 12;

const text = v.pipe(v.string(), v.maxLength(500));
const address = v.pipe(v.string(), v.maxLength(2048));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A release that services list under an artist, and that the artist has not here. */
const missingReleaseSchema = v.object({
  title: text,
  /** `2026`, `2026-11` or `2026-11-20`; null if no service says. */
  date: v.nullable(v.pipe(v.string(), v.maxLength(10))),
  kind: v.picklist(PRODUCT_KINDS),
  /** Digits of its bar code; null if no list has it. */
  upc: v.nullable(v.pipe(v.string(), v.maxLength(14))),
  /** Its page at each service, the most trusted service first. Any of them leads a list of links to it. */
  links: v.pipe(
    v.array(v.object({ service: knownServiceSchema, url: address })),
    v.minLength(1),
    v.maxLength(MOST_SERVICES),
  ),
});
/** A row, parsed by {@link missingReleaseSchema}. */
export type MissingRelease = v.InferOutput<typeof missingReleaseSchema>;

const service = { service: knownServiceSchema };

/** What came of asking one service for the albums of an artist. */
const listingServiceSchema = v.variant('state', [
  v.object({
    ...service,
    state: v.literal('answered'),
    /** Albums that it lists, and how many of them are among the missing ones. */
    listed: count,
    missing: count,
    /** Rows of its list that could not be read. */
    skipped: count,
    /** It lists more than were read. */
    more: v.boolean(),
  }),
  /** No link of the artist or of the artist's releases says who the artist is there, or what it says is gone. */
  v.object({ ...service, state: v.literal('no-artist') }),
  v.object({ ...service, state: v.literal('not-configured') }),
  v.object({
    ...service,
    state: v.literal('not-reached'),
    /** A reason of `CatalogueError`, such as `rate-limited`. */
    reason: v.pipe(v.string(), v.maxLength(40)),
    /** Until another try may succeed; null if unknown. */
    retryAfterSeconds: v.nullable(count),
  }),
]);
/** A service, parsed by {@link listingServiceSchema}. */
export type ListingService = v.InferOutput<typeof listingServiceSchema>;

/** Everything that the services list under one artist and that is missing here. */
export const missingReleasesSchema = v.object({
  /** The example catalogue has answered, not the services. Screens say so. */
  example: v.boolean(),
  /** The newest first. */
  rows: v.pipe(v.array(missingReleaseSchema), v.maxLength(MOST_MISSING)),
  /** There are more rows than one answer has. They follow once these are here. */
  more: v.boolean(),
  services: v.pipe(v.array(listingServiceSchema), v.maxLength(MOST_SERVICES)),
});
/** An answer, parsed by {@link missingReleasesSchema}. */
export type MissingReleases = v.InferOutput<typeof missingReleasesSchema>;
