import * as v from 'valibot';

const credits = v.optional(v.array(v.object({ name: v.string() })), []);
/** `ended` links no longer work. */
const relations = v.optional(
  v.array(
    v.object({
      ended: v.optional(v.boolean(), false),
      url: v.optional(v.object({ resource: v.string() })),
      release: v.optional(v.object({ id: v.string() })),
      recording: v.optional(v.object({ id: v.string() })),
    }),
  ),
  [],
);
const track = v.object({
  title: v.optional(v.string(), ''),
  /** Number on its medium. */
  position: v.nullish(v.number()),
  length: v.nullish(v.number()),
  'artist-credit': credits,
  recording: v.optional(v.object({ length: v.nullish(v.number()), isrcs: v.optional(v.array(v.string()), []) })),
});

/** A release by id. */
export const releaseSchema = v.object({
  id: v.string(),
  title: v.string(),
  barcode: v.nullish(v.string()),
  date: v.nullish(v.string()),
  'release-group': v.nullish(v.object({ 'primary-type': v.nullish(v.string()) })),
  'artist-credit': credits,
  'label-info': v.optional(v.array(v.object({ label: v.nullish(v.object({ name: v.string() })) })), []),
  media: v.optional(v.array(v.object({ position: v.nullish(v.number()), tracks: v.optional(v.array(track), []) })), []),
  relations,
});
/** A search: the release is read afterwards, because relations are missing here. */
export const searchSchema = v.object({ releases: v.array(v.object({ id: v.string() })) });
/** A recording by id or of an ISRC. */
export const recordingSchema = v.object({
  id: v.string(),
  title: v.string(),
  length: v.nullish(v.number()),
  'first-release-date': v.nullish(v.string()),
  'artist-credit': credits,
  isrcs: v.optional(v.array(v.string()), []),
  relations,
});
/** Recordings of an ISRC. */
export const isrcSchema = v.object({ recordings: v.array(recordingSchema) });
/** Recordings of a search. */
export const recordingSearchSchema = v.object({ recordings: v.array(recordingSchema) });
/** A link, with what it belongs to. */
export const urlSchema = v.object({ relations });

/** A release. */
export type MusicBrainzRelease = v.InferOutput<typeof releaseSchema>;
/** A recording. */
export type MusicBrainzRecording = v.InferOutput<typeof recordingSchema>;
