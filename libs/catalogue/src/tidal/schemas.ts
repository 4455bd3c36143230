import * as v from 'valibot';

const identifier = v.object({ id: v.string(), type: v.string() });
const related = v.optional(v.object({ data: v.optional(v.array(identifier), []) }));
const links = v.optional(v.array(v.object({ href: v.string() })), []);
const relationships = v.optional(v.object({ artists: related, items: related, albums: related }));
/** Missing where the country's rights do not allow playing. */
const availability = v.optional(v.array(v.string()));

const album = v.object({
  id: v.string(),
  type: v.literal('albums'),
  attributes: v.object({
    title: v.string(),
    version: v.nullish(v.string()),
    barcodeId: v.nullish(v.string()),
    numberOfItems: v.number(),
    releaseDate: v.nullish(v.string()),
    externalLinks: links,
    availability,
  }),
  relationships,
});
const track = v.object({
  id: v.string(),
  type: v.literal('tracks'),
  attributes: v.object({
    title: v.string(),
    version: v.nullish(v.string()),
    isrc: v.nullish(v.string()),
    duration: v.nullish(v.string()),
    externalLinks: links,
    availability,
  }),
  relationships,
});
const artist = v.object({ id: v.string(), type: v.literal('artists'), attributes: v.object({ name: v.string() }) });
const resource = v.union([album, track, artist, identifier]);
const included = v.optional(v.array(resource), []);

/** A JSON:API document with a list of albums or tracks. */
export const listSchema = v.object({ data: v.array(resource), included });
/** A JSON:API document with one album or track. */
export const oneSchema = v.object({ data: resource, included });

/** An album. */
export type TidalAlbum = v.InferOutput<typeof album>;
/** A track. */
export type TidalTrack = v.InferOutput<typeof track>;
/** Any resource of a document. */
export type TidalResource = v.InferOutput<typeof resource>;
