import * as v from 'valibot';

const pageSchema = v.object({
  artists: v.array(v.object({ artistId: v.string(), name: v.string(), mayCreate: v.boolean() })),
});

/** An artist that a name in a file may stand for. */
export type FileArtist = v.InferOutput<typeof pageSchema>['artists'][number];

/** Artists of the context's pages, each once. Releases are left to the engine. */
export function artistsOf(pages: readonly string[]): readonly FileArtist[] {
  const artists = pages.flatMap((page) => v.parse(pageSchema, JSON.parse(page)).artists);
  return [...new Map(artists.map((artist) => [artist.artistId, artist])).values()];
}
