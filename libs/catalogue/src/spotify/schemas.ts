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
  restrictions,
};

/** Album of a search. */
const simpleAlbum = v.object(albumEntries);
/** Album by id. `label` and `available_markets` are missing in development mode since 2026-03. */
export const albumSchema = v.object({
  ...albumEntries,
  external_ids: v.nullish(v.object({ upc: v.nullish(v.string()) })),
  label: v.nullish(v.string()),
  tracks: v.object({
    items: v.array(v.object({ duration_ms: v.number(), is_playable: v.optional(v.boolean()) })),
  }),
});
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
