import { documents } from '@countin/domain/documents';
import { profileTextSchema } from '@countin/domain/profile';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { withFirestoreErrors } from '../errors/firestore-error.ts';
import { renewProfilePages } from './change-profile.ts';

const changesSchema = v.partial(profileTextSchema);

/** Profile fields to change. Omitted fields stay unchanged. */
export interface ProfileUpdate {
  readonly kind: 'artist' | 'label';
  readonly profileId: string;
  readonly changes: v.InferInput<typeof changesSchema>;
}

/**
 * Writes fields of a profile without a conflict check, and clears its cached public pages.
 *
 * @throws AppError `access/denied` unless the user is its owner
 */
export async function updateProfile(access: DataAccess, { kind, profileId, changes }: ProfileUpdate): Promise<void> {
  const address = kind === 'artist' ? documents.artistProfile(profileId) : documents.labelProfile(profileId);
  const fields = v.parse(changesSchema, changes);
  await withFirestoreErrors(async () =>
    (await access.live()).transact(async (transaction) => transaction.update<v.GenericSchema>(address, fields)),
  );
  await renewProfilePages(access, { kind, profileId });
}
