import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { FieldValue } from '@google-cloud/firestore';
import { queuePurge, runPurge } from '../../platform/cache-purge/purge-queue.ts';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { moveRoles, readArtistMembers } from '../../platform/permissions/change-members.ts';
import { noteActivity } from '../../platform/permissions/note-activity.ts';
import { isDeleted } from '../../platform/permissions/may-act.ts';
import { requirePermission } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { refOf, updateDocument } from '../../platform/write-document.ts';
import { noteLabelChange } from '../follow-label.ts';
import { profileDefinition } from '../permitted-profile.ts';
import { profileAddresses, readProfileSlugs } from '../profile-addresses.ts';
import { readAgreedAccess, writeAgreedAccess } from './agreed-access.ts';
import { continueProfileDeletion } from './continue-profile-deletion.ts';

const WORK_MS = 30_000;
const CALL_MS = 75_000;

/**
 * Restores a deleted profile with its slugs, releases, pages and fans. A profile that is not deleted stays unchanged.
 *
 * @throws AppError `access/denied`; `profile/not-found` once its removal has begun
 */
export async function restoreProfile(
  services: Services,
  uid: string,
  { kind, profileId }: ParsedInput<'restoreProfile'>,
): Promise<object> {
  const { db, now, sites, log } = services;
  const definition = profileDefinition(kind);
  const at = now();
  const purgeId = await db.runTransaction(async (transaction) => {
    const source = { db, transaction };
    const { profile, owner } = await requirePermission(source, uid, { kind, profileId }, 'profile.delete', 'restore');
    const [actor, job] = await transaction.getAll(
      db.doc(documents.user(uid).path),
      db.doc(documents.profileDeletion(profileId).path),
    );
    if (!isDeleted(profile)) return null;
    const deletion = readDocument(documents.profileDeletion, job);
    if (!actor || !job || deletion?.state === 'removing') throw new AppError('profile/not-found');
    const slugs = await readProfileSlugs(db, transaction, profileId);
    const agreed = await readAgreedAccess(db, transaction, { kind, profileId }, owner);
    const members = await readArtistMembers(db, transaction, { kind, profileId });
    moveRoles(transaction, members, profileId, 'artistRoles', at);
    writeAgreedAccess(transaction, agreed, true, at);
    updateDocument(transaction, refOf(definition, profile), { deletedAt: FieldValue.delete(), updatedAt: at });
    updateDocument(transaction, refOf(documents.profileDeletion, job), { state: 'restoring', nextAt: at + CALL_MS });
    noteActivity(services, transaction, { kind, profileId }, { actor, action: 'profile.restored' });
    // Pages of its artists and releases show no branding of a deleted label.
    if (kind === 'label') noteLabelChange(services, transaction, profileId);
    return queuePurge(services, transaction, { addresses: profileAddresses(sites, kind, slugs), gone: false });
  });
  if (purgeId === null) return {};
  await runPurge(services, purgeId);
  await continueProfileDeletion(services, profileId, at + WORK_MS).catch((error: unknown) =>
    log('The restoring of a profile waits for the schedule.', error),
  );
  return {};
}
