import { documents, readField } from '@countin/domain/documents';
import { FieldValue } from '@google-cloud/firestore';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { noteLabelChange } from './follow-label.ts';
import { profileDefinition } from './permitted-profile.ts';
import { profileAddresses, readProfileSlugs } from './profile-addresses.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import { updateShelf } from './update-shelf.ts';

/**
 * Archives a profile, or makes it active again. An archived artist keeps the public page and its releases, takes no more
 * followers and leaves the shelves. Idempotent.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function archiveProfile(
  services: Services,
  uid: string,
  { kind, profileId, archived }: ParsedInput<'archiveProfile'>,
): Promise<object> {
  const { db, now, sites } = services;
  const definition = profileDefinition(kind);
  const changed = await db.runTransaction(async (transaction) => {
    const key = { kind, profileId };
    const { profile, owner } = await requirePermission({ db, transaction }, uid, key, 'settings.edit');
    if ((readField(definition, profile, 'archivedAt') !== undefined) === archived) return null;
    const actor = await transaction.get(db.doc(documents.user(uid).path));
    const slugs = await readProfileSlugs(db, transaction, profileId);
    const at = now();
    updateDocument(transaction, refOf(definition, profile), {
      archivedAt: archived ? at : FieldValue.delete(),
      updatedAt: at,
    });
    noteActivity(services, transaction, key, { actor, action: archived ? 'profile.archived' : 'profile.restored' });
    // Forms of its artists offer no news of an archived label.
    if (kind === 'label') noteLabelChange(services, transaction, profileId);
    const addresses = profileAddresses(sites, kind, slugs);
    return { owner, purgeId: queuePurge(services, transaction, { addresses, gone: false }) };
  });
  if (changed === null) return {};
  await runPurge(services, changed.purgeId);
  if (kind === 'artist') await updateShelf(services, profileId, changed.owner);
  return {};
}
