import { documents } from '@countin/domain/documents';
import { PROFILE_RESTORE_MS } from '@countin/domain/profile';
import { queuePurge, runPurge } from '../../platform/cache-purge/purge-queue.ts';
import type { Person } from '../../platform/callable/guards.ts';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { checkRecentLogin } from '../../platform/callable/recent-login.ts';
import { moveRoles, readArtistMembers } from '../../platform/permissions/change-members.ts';
import { noteActivity } from '../../platform/permissions/note-activity.ts';
import type { Services } from '../../platform/services.ts';
import { refOf, refTo, setDocument, updateDocument } from '../../platform/write-document.ts';
import { noteLabelChange } from '../follow-label.ts';
import { profileDefinition } from '../permitted-profile.ts';
import { profileAddresses, readProfileSlugs } from '../profile-addresses.ts';
import { readAgreedAccess, writeAgreedAccess } from './agreed-access.ts';
import { requirePermission } from '../../platform/permissions/require-permission.ts';
import { continueProfileDeletion } from './continue-profile-deletion.ts';

/** Time limit, ms, of the call's own work. The scheduled job does the rest. */
const WORK_MS = 30_000;
/** Delay, ms, before the scheduled job takes over: the call has ended by then. */
const CALL_MS = 75_000;

/**
 * Deletes a profile: its pages are offline at once, and it can be restored for 30 days. A scheduled job then removes it
 * for good. Until then its slugs stay claimed.
 *
 * @throws AppError `auth/recent-login`, `profile/not-found`, `access/denied`
 */
export async function deleteProfile(
  services: Services,
  person: Person,
  { kind, profileId }: ParsedInput<'deleteProfile'>,
): Promise<{ removeAt: number }> {
  const { db, now, sites, log } = services;
  checkRecentLogin(person, now());
  const at = now();
  const removeAt = at + PROFILE_RESTORE_MS;
  const purgeId = await db.runTransaction(async (transaction) => {
    const key = { kind, profileId };
    const { profile, owner } = await requirePermission({ db, transaction }, person.uid, key, 'profile.delete');
    const actor = await transaction.get(db.doc(documents.user(person.uid).path));
    const slugs = await readProfileSlugs(db, transaction, profileId);
    const agreed = await readAgreedAccess(db, transaction, key, owner);
    const members = await readArtistMembers(db, transaction, key);
    moveRoles(transaction, members, profileId, 'deletedArtistRoles', at);
    writeAgreedAccess(transaction, agreed, false, at);
    updateDocument(transaction, refOf(profileDefinition(kind), profile), { deletedAt: at, updatedAt: at });
    setDocument(transaction, refTo(db, documents.profileDeletion(profileId)), {
      profileId,
      kind,
      state: 'hiding',
      deletedAt: at,
      removeAt,
      nextAt: at + CALL_MS,
    });
    noteActivity(services, transaction, key, { actor, action: 'profile.deleted' });
    // Pages of its artists and releases show no branding of a deleted label.
    if (kind === 'label') noteLabelChange(services, transaction, profileId);
    return queuePurge(services, transaction, { addresses: profileAddresses(sites, kind, slugs), gone: true });
  });
  await runPurge(services, purgeId);
  await continueProfileDeletion(services, profileId, at + WORK_MS).catch((error: unknown) =>
    log('The deletion of a profile waits for the schedule.', error),
  );
  return { removeAt };
}
