import { idFieldOf } from '@countin/domain/agreements';
import { documents } from '@countin/domain/documents';
import type { ProfileKey } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { readAgreedAccess, writeAgreedAccess } from './agreed-access.ts';
import { removeFound } from './remove-found.ts';

/**
 * Removes the agreements of a profile that is removed, with the access that they gave to users of labels. Runs before its
 * members are removed.
 *
 * @param owner user id of the profile's owner
 * @throws DeadlineError
 */
export async function removeAgreements(
  services: Services,
  profile: ProfileKey,
  owner: string,
  deadline: number,
): Promise<void> {
  const { db, now } = services;
  await db.runTransaction(async (transaction) =>
    writeAgreedAccess(transaction, await readAgreedAccess(db, transaction, profile, owner), false, now()),
  );
  const field = idFieldOf(profile.kind);
  const agreements = db.collection(documents.agreements().path).where(field, '==', profile.profileId);
  await removeFound(services, agreements, deadline);
}
