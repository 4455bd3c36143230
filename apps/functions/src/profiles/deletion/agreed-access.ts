import { documents, readField } from '@countin/domain/documents';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import {
  readAgreedGrants,
  readStaff,
  writeAgreements,
  type AgreedGrants,
  type StaffMember,
} from '../../platform/permissions/agreed-artists.ts';
import type { ProfileKey } from '../../platform/permissions/require-permission.ts';
import { isDeleted } from '../../platform/permissions/may-act.ts';

/** Users of a label and what its agreements allow. */
interface LabelAccess {
  readonly labelId: string;
  readonly staff: readonly StaffMember[];
  readonly agreed: readonly AgreedGrants[];
}

/**
 * The access that agreements of a profile give to users of labels. Read before the first write of the transaction.
 *
 * @param owner user id of the profile's owner
 */
export async function readAgreedAccess(
  db: Firestore,
  transaction: Transaction,
  profile: ProfileKey,
  owner: string,
): Promise<LabelAccess[]> {
  const { kind, profileId } = profile;
  if (kind === 'label') {
    const agreed = await readAgreedGrants(db, transaction, profile);
    return [{ labelId: profileId, agreed, staff: await readStaff(db, transaction, profileId, owner) }];
  }
  const inForce = db
    .collection(documents.agreements().path)
    .where('artistId', '==', profileId)
    .where('state', '==', 'in-force');
  const { docs } = await transaction.get(inForce);
  return Promise.all(
    docs.map(async (agreement) => {
      const labelId = readField(documents.agreement, agreement, 'labelId') ?? '';
      const label = await transaction.get(db.doc(documents.labelProfile(labelId).path));
      const labelOwner = readField(documents.labelProfile, label, 'createdBy') ?? '';
      const grants = readField(documents.agreement, agreement, 'grants') ?? [];
      const deleted = isDeleted(label);
      const staff = labelOwner === '' || deleted ? [] : await readStaff(db, transaction, labelId, labelOwner);
      return { labelId, agreed: [{ artistId: profileId, grants }], staff };
    }),
  );
}

/** Gives the access of agreements to the users of labels, or takes it, as while a profile is deleted. */
export function writeAgreedAccess(
  transaction: Transaction,
  access: readonly LabelAccess[],
  open: boolean,
  now: number,
): void {
  for (const { labelId, staff, agreed } of access)
    writeAgreements(transaction, staff, labelId, open ? agreed : agreed.map(closed), now);
}

const closed = ({ artistId }: AgreedGrants): AgreedGrants => ({ artistId, grants: [] });
