import * as v from 'valibot';
import type { OperationOf } from './permissions.ts';

/** Access of a user of the label to the artist's releases by an agreement. `edit` includes `see`. */
export const AGREED_ACCESS = ['see', 'edit'] as const;
/** One of {@link AGREED_ACCESS}. */
export type AgreedAccess = (typeof AGREED_ACCESS)[number];

/** Access by artist id, and by the id of the label whose agreement opens it. */
export const agreedArtistsSchema = v.record(v.string(), v.record(v.string(), v.picklist(AGREED_ACCESS)));
/** Access, parsed by {@link agreedArtistsSchema}. */
export type AgreedArtists = v.InferOutput<typeof agreedArtistsSchema>;

const SEEN = ['release.read', 'image.read'] as const;

/** Operations on an artist that an access includes. Rules check the same: `agreedToSee`, `agreedToEdit`. */
export const AGREED_OPERATIONS: Readonly<Record<AgreedAccess, readonly OperationOf<'artist'>[]>> = {
  see: SEEN,
  edit: [...SEEN, 'release.edit', 'image.upload'],
};

/** Whether an agreement of one of the user's labels lets the user run an operation on an artist. */
export function mayByAgreement(
  agreedArtists: AgreedArtists,
  artistId: string,
  operation: OperationOf<'artist'>,
): boolean {
  // A map, because an id may be the name of an inherited property.
  const agreed = new Map(Object.entries(agreedArtists)).get(artistId) ?? {};
  return Object.values(agreed).some((access) => AGREED_OPERATIONS[access].includes(operation));
}
