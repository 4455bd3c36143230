import * as v from 'valibot';
import { idSchema, instantSchema, requiredText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';

/** A folder of a collection. Items name it by its id, so that a new name changes one document. */
const keptFolderEntrySchema = v.object({ id: idSchema, name: requiredText(LIMITS.folderName) });
/** A folder, parsed by {@link keptFolderEntrySchema}. */
export type KeptFolder = v.InferOutput<typeof keptFolderEntrySchema>;

/** Folders of a collection in their order; each id once. */
export const keptFoldersSchema = v.pipe(
  v.array(keptFolderEntrySchema),
  v.maxLength(LIMITS.folders, 'field/too-many'),
  v.check((folders) => new Set(folders.map(({ id }) => id)).size === folders.length, 'field/id'),
);

/** Artists that one person hides. No limit of `LIMITS`, which the start script of the dashboard has. */
export const MOST_HIDDEN_ARTISTS = 500;

/** An artist that a user does not want to see in Discover, with the name that it had. */
export const hiddenArtistSchema = v.object({ artistId: idSchema, name: requiredText(LIMITS.profileName) });
/** A hidden artist, parsed by {@link hiddenArtistSchema}. */
export type HiddenArtist = v.InferOutput<typeof hiddenArtistSchema>;

/** `collections/{uid}`: what a user's collection is as a whole. Server only. */
export const collectionStateSchema = v.object({
  uid: uidSchema,
  folders: v.optional(keptFoldersSchema, []),
  /** The last one first. */
  hidden: v.optional(v.pipe(v.array(hiddenArtistSchema), v.maxLength(MOST_HIDDEN_ARTISTS, 'field/too-many')), []),
  /** When the visit began that goes on, and the one before. */
  visitedAt: v.optional(v.nullable(instantSchema), null),
  visitedBefore: v.optional(v.nullable(instantSchema), null),
});
/** The whole of a collection, parsed by {@link collectionStateSchema}. */
export type CollectionState = v.InferOutput<typeof collectionStateSchema>;

/** Pause after which a collection is visited anew, milliseconds. */
export const VISIT_PAUSE_MS = 30 * 60_000;

/** Visits as of now: within a pause the visit goes on, so that a reload hides nothing that is new. */
export function visitsAt(
  { visitedAt, visitedBefore }: Pick<CollectionState, 'visitedAt' | 'visitedBefore'>,
  now: number,
): Pick<CollectionState, 'visitedAt' | 'visitedBefore'> {
  if (visitedAt === null) return { visitedAt: now, visitedBefore: null };
  return now - visitedAt < VISIT_PAUSE_MS ? { visitedAt, visitedBefore } : { visitedAt: now, visitedBefore: visitedAt };
}
