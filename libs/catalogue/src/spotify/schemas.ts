import * as v from 'valibot';

const artists = v.array(v.object({ name: v.string() }));
const page = v.object({ spotify: v.string() });
const restrictions = v.nullish(v.object({ reason: v.string() }));

const albumEntries = {
  id: v.string(),
  name: v.string(),
  artists,
  external_urls: page,
  release_date: v.nullish(v.string()),
  total_tracks: v.number(),
  /** `single` is of EPs too. */
  album_type: v.nullish(v.string()),
  /** The widest first. */
  images: v.nullish(v.array(v.object({ url: v.string(), width: v.nullish(v.number()) }))),
  restrictions,
};

/** Track of an album: it has no ISRC. */
const simpleTrack = v.object({
  name: v.string(),
  artists: v.optional(artists, []),
  duration_ms: v.number(),
  disc_number: v.optional(v.number(), 1),
  track_number: v.number(),
  explicit: v.optional(v.boolean(), false),
  is_playable: v.optional(v.boolean()),
});

/** Album of a search. */
export const simpleAlbum = v.object(albumEntries);
/** Album by id. `label` and `available_markets` are missing in development mode since 2026-03. */
export const albumSchema = v.object({
  ...albumEntries,
  external_ids: v.nullish(v.object({ upc: v.nullish(v.string()) })),
  label: v.nullish(v.string()),
  copyrights: v.nullish(v.array(v.object({ text: v.string(), type: v.string() }))),
  genres: v.nullish(v.array(v.string())),
  tracks: v.object({ items: v.array(simpleTrack) }),
});
/** A further page of an album's tracks. */
export const albumTracksSchema = v.object({ items: v.array(simpleTrack) });
/** Track by id or of a search. */
export const trackSchema = v.object({
  id: v.string(),
  name: v.string(),
  artists,
  external_urls: page,
  duration_ms: v.number(),
  external_ids: v.nullish(v.object({ isrc: v.nullish(v.string()) })),
  album: v.optional(simpleAlbum),
  is_playable: v.optional(v.boolean()),
  restrictions,
});
/** Spotify answers `[null]` for an album that it counts but may not show. */
export const albumSearchSchema = v.object({ albums: v.object({ items: v.array(v.nullable(simpleAlbum)) }) });
/** Tracks of a search. */
export const trackSearchSchema = v.object({ tracks: v.object({ items: v.array(v.nullable(trackSchema)) }) });

/** An album as a search gives it. */
export type SpotifyAlbum = v.InferOutput<typeof simpleAlbum> & Partial<v.InferOutput<typeof albumSchema>>;
/** A track. */
export type SpotifyTrack = v.InferOutput<typeof trackSchema>;
