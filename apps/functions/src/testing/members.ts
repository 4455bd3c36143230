import { documents } from '@countin/domain/documents';
import type { MemberRole } from '@countin/domain/permissions';
import { readAgreedGrants } from '../platform/permissions/agreed-artists.ts';
import { putMember } from '../platform/permissions/change-members.ts';
import type { ProfileKey } from '../platform/permissions/require-permission.ts';
import { NOW, type TestWorld } from './services.ts';

/** Makes a user a member of a profile. */
export async function putTestMember(
  { db }: TestWorld,
  uid: string,
  role: MemberRole,
  profile: ProfileKey = { kind: 'artist', profileId: 'artist-mira' },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const user = await transaction.get(db.doc(documents.user(uid).path));
    const agreed = await readAgreedGrants(db, transaction, profile);
    putMember(db, transaction, profile, user, { role, since: NOW, invitedBy: 'uid-mira' }, agreed, NOW);
  });
}
