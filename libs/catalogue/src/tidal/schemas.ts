import * as v from 'valibot';

const identifier = v.object({
  id: v.string(),
  type: v.string(),
  /** Of the items of an album. */
  meta: v.optional(v.object({ trackNumber: v.nullish(v.number()), volumeNumber: v.nullish(v.number()) })),
});
const related = v.optional(v.object({ data: v.optional(v.array(identifier), []) }));
/** One artwork, or several. */
const relatedArt = v.optional(
  v.object({
    data: v.optional(
      v.union([
        v.array(identifier),
        v.pipe(
          identifier,
          v.transform((one) => [one]),
        ),
      ]),
      [],
    ),
  }),
);
const links = v.optional(v.array(v.object({ href: v.string() })), []);
const relationships = v.optional(v.object({ artists: related, items: related, albums: related, coverArt: relatedArt }));
/** Missing where the country's rights do not allow playing. */
const availability = v.optional(v.array(v.string()));

/** An album. */
export const albumSchema = v.object({
  id: v.string(),
  type: v.literal('albums'),
  attributes: v.object({
    title: v.string(),
    version: v.nullish(v.string()),
    barcodeId: v.nullish(v.string()),
    numberOfItems: v.number(),
    releaseDate: v.nullish(v.string()),
    /** `ALBUM`, `EP` or `SINGLE`. */
    albumType: v.nullish(v.string()),
    copyright: v.nullish(v.union([v.string(), v.object({ text: v.string() })])),
    externalLinks: links,
    availability,
  }),
  relationships,
});
const artwork = v.object({
  id: v.string(),
  type: v.literal('artworks'),
  attributes: v.object({
    files: v.array(v.object({ href: v.string(), meta: v.nullish(v.object({ width: v.nullish(v.number()) })) })),
  }),
});
const track = v.object({
  id: v.string(),
  type: v.literal('tracks'),
  attributes: v.object({
    title: v.string(),
    version: v.nullish(v.string()),
    isrc: v.nullish(v.string()),
    duration: v.nullish(v.string()),
    explicit: v.nullish(v.boolean()),
    externalLinks: links,
    availability,
  }),
  relationships,
});
const artist = v.object({ id: v.string(), type: v.literal('artists'), attributes: v.object({ name: v.string() }) });
const resource = v.union([albumSchema, track, artist, artwork, identifier]);
const included = v.optional(v.array(resource), []);

/** A JSON:API document with a list of albums or tracks. */
export const listSchema = v.object({ data: v.array(resource), included });
/** A JSON:API document with one album or track. */
export const oneSchema = v.object({ data: resource, included });

/** An album. */
export type TidalAlbum = v.InferOutput<typeof albumSchema>;
/** A track. */
export type TidalTrack = v.InferOutput<typeof track>;
/** Any resource of a document. */
export type TidalResource = v.InferOutput<typeof resource>;
