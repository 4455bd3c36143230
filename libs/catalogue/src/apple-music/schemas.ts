import * as v from 'valibot';

const songAttributes = v.object({
  name: v.string(),
  artistName: v.string(),
  url: v.string(),
  isrc: v.nullish(v.string()),
  durationInMillis: v.nullish(v.number()),
  releaseDate: v.nullish(v.string()),
});
const song = v.object({
  id: v.string(),
  attributes: songAttributes,
  relationships: v.optional(
    v.object({
      albums: v.optional(
        v.object({
          data: v.array(
            v.object({
              id: v.string(),
              attributes: v.optional(v.object({ name: v.string(), isSingle: v.nullish(v.boolean()) })),
            }),
          ),
        }),
      ),
    }),
  ),
});
/** Tracks of an album are songs or music videos; attributes are missing in some storefronts. */
const albumTrack = v.object({
  type: v.string(),
  attributes: v.optional(
    v.object({
      name: v.optional(v.string(), ''),
      artistName: v.nullish(v.string()),
      isrc: v.nullish(v.string()),
      durationInMillis: v.nullish(v.number()),
      discNumber: v.nullish(v.number()),
      trackNumber: v.nullish(v.number()),
      contentRating: v.nullish(v.string()),
    }),
  ),
});
/** An album of a storefront. */
export const albumSchema = v.object({
  id: v.string(),
  attributes: v.object({
    name: v.string(),
    artistName: v.string(),
    url: v.string(),
    upc: v.nullish(v.string()),
    releaseDate: v.nullish(v.string()),
    trackCount: v.number(),
    recordLabel: v.nullish(v.string()),
    isSingle: v.nullish(v.boolean()),
    copyright: v.nullish(v.string()),
    genreNames: v.nullish(v.array(v.string())),
    /** `{w}` and `{h}` in the address are to be replaced. */
    artwork: v.nullish(v.object({ url: v.string(), width: v.nullish(v.number()), height: v.nullish(v.number()) })),
  }),
  relationships: v.optional(v.object({ tracks: v.optional(v.object({ data: v.array(albumTrack) })) })),
});

/** Albums by id, bar code or equivalent. */
export const albumsSchema = v.object({ data: v.array(albumSchema) });
/** Songs by id or ISRC. */
export const songsSchema = v.object({ data: v.array(song) });
/** A search. */
export const searchSchema = v.object({
  results: v.object({ albums: v.optional(albumsSchema), songs: v.optional(songsSchema) }),
});

/** An album. */
export type AppleAlbum = v.InferOutput<typeof albumSchema>;
/** A song. */
export type AppleSong = v.InferOutput<typeof song>;
