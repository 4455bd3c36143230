import * as v from 'valibot';

/** An album. */
export const collectionSchema = v.object({
  wrapperType: v.literal('collection'),
  collectionId: v.number(),
  collectionName: v.string(),
  artistName: v.string(),
  collectionViewUrl: v.string(),
  trackCount: v.number(),
  releaseDate: v.nullish(v.string()),
  copyright: v.nullish(v.string()),
  artworkUrl100: v.nullish(v.string()),
  primaryGenreName: v.nullish(v.string()),
});
const track = v.object({
  wrapperType: v.literal('track'),
  trackId: v.number(),
  trackName: v.string(),
  artistName: v.string(),
  trackViewUrl: v.string(),
  trackTimeMillis: v.nullish(v.number()),
  trackExplicitness: v.nullish(v.string()),
  discNumber: v.optional(v.number(), 1),
  trackNumber: v.optional(v.number(), 0),
  collectionId: v.nullish(v.number()),
  collectionName: v.nullish(v.string()),
  releaseDate: v.nullish(v.string()),
});
/** Artists, audiobooks and the like. */
const anything = v.object({ wrapperType: v.optional(v.string()) });

/** A look-up or search. */
export const answerSchema = v.object({ results: v.array(v.union([collectionSchema, track, anything])) });

/** An album. */
export type ItunesAlbum = v.InferOutput<typeof collectionSchema>;
/** A track. */
export type ItunesTrack = v.InferOutput<typeof track>;
/** One result. */
export type ItunesResult = v.InferOutput<typeof answerSchema>['results'][number];

/** Whether a result is an album. */
export function isAlbum(result: ItunesResult): result is ItunesAlbum {
  return result.wrapperType === 'collection' && 'collectionName' in result;
}

/** Whether a result is a track. */
export function isTrack(result: ItunesResult): result is ItunesTrack {
  return result.wrapperType === 'track' && 'trackName' in result;
}
