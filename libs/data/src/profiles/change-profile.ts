import type { CallableInput } from '@countin/domain/callables';
import { documents, type DocumentAddress } from '@countin/domain/documents';
import {
  artistTextSchema,
  labelTextSchema,
  type ArtistPage,
  type ArtistText,
  type LabelProfile,
  type profileTextSchema,
} from '@countin/domain/profile';
import * as v from 'valibot';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { changeFields, type ChangeOutcome, type FieldChanges } from '../documents/change-fields.ts';

/** Profile fields that the owner can write. */
export type ProfileText = v.InferOutput<typeof profileTextSchema>;

/** Fields of a label that its owner can write. */
export type LabelText = v.InferOutput<typeof labelTextSchema>;

/** Changes of an editor of a profile. */
export interface ProfileChange<T extends ProfileText = ProfileText> extends FieldChanges<T> {
  readonly profileId: string;
}

const artistChanges = v.partial(artistTextSchema);
const labelChanges = v.partial(labelTextSchema);

/**
 * Writes changed fields of an artist profile, unless another writer has changed one of them, and clears its cached
 * pages. If clearing fails, the pages expire after a minute.
 *
 * @returns whether it was written, and the profile as it is stored now
 * @throws AppError `access/denied` unless the user is its owner
 */
export function changeArtist(
  access: DataAccess,
  change: ProfileChange<ArtistText>,
): Promise<ChangeOutcome<ArtistPage>> {
  return changeProfile(access, 'artist', documents.artistPage(change.profileId), artistChanges, change);
}

/** Writes changed fields of a label profile, like {@link changeArtist}. */
export function changeLabel(
  access: DataAccess,
  change: ProfileChange<LabelText>,
): Promise<ChangeOutcome<LabelProfile>> {
  return changeProfile(access, 'label', documents.labelProfile(change.profileId), labelChanges, change);
}

async function changeProfile<T extends ProfileText>(
  access: DataAccess,
  kind: 'artist' | 'label',
  target: DocumentAddress<v.GenericSchema<unknown, T>>,
  schema: v.GenericSchema<unknown, object>,
  { profileId, base, changes }: ProfileChange,
): Promise<ChangeOutcome<T>> {
  // Keep only the requested fields: parsing adds defaults.
  const parsed = v.parse(schema, changes);
  const fields = Object.fromEntries(
    Object.entries(parsed).filter(([field]) => Object.hasOwn(changes, field)),
  ) as Partial<T>;
  const outcome = await changeFields<T>(
    access,
    { ...target, missing: 'profile/not-found' },
    { base: base as Partial<T>, changes: fields },
  );
  if (outcome.saved) await renewProfilePages(access, { kind, profileId });
  return outcome;
}

/** Clears cached pages of a profile. A failure is logged: they expire after a minute anyway. */
export async function renewProfilePages(access: DataAccess, profile: CallableInput<'renewProfile'>): Promise<void> {
  await callOperation(access, 'renewProfile', profile).catch((error: unknown) =>
    access.log('Pages of a profile are still kept as they were', error),
  );
}
