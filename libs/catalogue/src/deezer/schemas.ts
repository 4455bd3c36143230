import * as v from 'valibot';

/** Deezer answers errors with HTTP 200. 800: no data, 4: too many requests, 700: busy. */
export const errorSchema = v.object({
  error: v.object({ code: v.optional(v.number()), type: v.optional(v.string()) }),
});

const artist = v.object({ name: v.string() });

/** Track of an album, or of the list of its tracks. Only the list has ISRCs and numbers. */
const albumTrack = v.object({
  title: v.string(),
  title_short: v.nullish(v.string()),
  title_version: v.nullish(v.string()),
  duration: v.number(),
  isrc: v.nullish(v.string()),
  disk_number: v.nullish(v.number()),
  track_position: v.nullish(v.number()),
  explicit_lyrics: v.nullish(v.boolean()),
  artist: v.nullish(artist),
});

/** An album by id or bar code. */
export const albumSchema = v.object({
  id: v.number(),
  /** `single`, `ep`, `album` or `compile`. */
  record_type: v.nullish(v.string()),
  cover_medium: v.nullish(v.string()),
  cover_xl: v.nullish(v.string()),
  genres: v.nullish(v.object({ data: v.array(v.object({ name: v.string() })) })),
  title: v.string(),
  link: v.string(),
  upc: v.nullish(v.string()),
  label: v.nullish(v.string()),
  nb_tracks: v.number(),
  release_date: v.nullish(v.string()),
  available: v.optional(v.boolean()),
  artist,
  contributors: v.optional(v.array(artist), []),
  tracks: v.object({ data: v.array(albumTrack) }),
});
/** Tracks of an album. */
export const albumTracksSchema = v.object({ data: v.array(albumTrack) });
/** A track by id or ISRC. */
export const trackSchema = v.object({
  id: v.number(),
  title: v.string(),
  link: v.string(),
  isrc: v.nullish(v.string()),
  duration: v.number(),
  release_date: v.nullish(v.string()),
  readable: v.optional(v.boolean()),
  available_countries: v.optional(v.array(v.string())),
  artist,
  contributors: v.optional(v.array(artist), []),
  album: v.optional(v.object({ id: v.number(), title: v.string() })),
});
/** Albums of a search: no codes, no durations. */
export const albumSearchSchema = v.object({
  data: v.array(v.object({ id: v.number(), title: v.string(), link: v.string(), nb_tracks: v.number(), artist })),
});
/** Tracks of a search. */
export const trackSearchSchema = v.object({
  data: v.array(v.object({ id: v.number(), title: v.string(), link: v.string(), duration: v.number(), artist })),
});

/** An album by id or bar code. */
export type DeezerAlbum = v.InferOutput<typeof albumSchema>;
/** A track of an album. */
export type DeezerAlbumTrack = v.InferOutput<typeof albumTrack>;
/** A track by id or ISRC. */
export type DeezerTrack = v.InferOutput<typeof trackSchema>;
