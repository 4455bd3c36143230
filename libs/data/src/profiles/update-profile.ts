import { paths, profileTextSchema } from '@countin/domain';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { withFirestoreErrors } from '../errors/firestore-error.ts';

const changesSchema = v.partial(profileTextSchema);

/** What an owner may change of a profile; what is left out stays. */
export interface ProfileUpdate {
  readonly kind: 'artist' | 'label';
  readonly profileId: string;
  readonly changes: v.InferInput<typeof changesSchema>;
}

/**
 * Writes changes to a profile and has its pages renewed; where that fails, they renew themselves after a minute.
 *
 * @throws AppError `access/denied` for anyone but its owner
 */
export async function updateProfile(access: DataAccess, { kind, profileId, changes }: ProfileUpdate): Promise<void> {
  const path = kind === 'artist' ? paths.artistProfile(profileId) : paths.labelProfile(profileId);
  const fields = v.parse(changesSchema, changes);
  await withFirestoreErrors(() => updateDoc(doc(access.store, path), { ...fields, updatedAt: serverTimestamp() }));
  await callOperation(access, 'renewProfile', { kind, profileId }).catch((error: unknown) =>
    access.log('Pages of a profile are still kept as they were', error),
  );
}
