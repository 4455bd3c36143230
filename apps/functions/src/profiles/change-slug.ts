import type { ParsedInput } from '../platform/callable/operations.ts';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { SERVER_LIMITS } from '@countin/domain/fields';
import { followDiscovery } from '../discovery/follow-changes.ts';
import { noteDiscovery } from '../discovery/note-change.ts';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import type { Services } from '../platform/services.ts';
import { createDocument, refOf, refTo, updateDocument } from '../platform/write-document.ts';
import { followRename, noteRename } from './follow-rename.ts';
import { profileDefinition } from './permitted-profile.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import { profileAddresses, readProfileSlugs } from './profile-addresses.ts';

/** How long a call updates the artist's releases before it leaves the rest to the schedule, milliseconds. */
const FOLLOW_MS = 20_000;

/**
 * Gives a profile another slug. The former one stays claimed by the profile and redirects, so the profile can take it
 * back at any time. The releases of an artist get the new slug as they get a new name.
 *
 * @throws AppError `slug/taken`, `slug/too-many`, `profile/not-found`, `access/denied`
 */
export async function changeSlug(
  services: Services,
  uid: string,
  { kind, profileId, customSlug }: ParsedInput<'changeSlug'>,
): Promise<{ customSlug: string }> {
  const { db, sites } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    const { profile, owner } = await requirePermission({ db, transaction }, uid, { kind, profileId }, 'settings.edit');
    const definition = profileDefinition(kind);
    const before = readField(definition, profile, 'customSlug') ?? '';
    if (before === customSlug) return null;
    const target = refTo(db, documents.slug(customSlug));
    const [actor, claim, slugs, medley] = await Promise.all([
      transaction.get(db.doc(documents.user(uid).path)),
      transaction.get(target.ref),
      readProfileSlugs(db, transaction, profileId),
      transaction.get(db.doc(documents.medley(profileId).path)),
    ]);
    if (claim.exists && readField(documents.slug, claim, 'profileId') !== profileId)
      throw new AppError('slug/taken', { field: 'customSlug' });
    if (!claim.exists) {
      if (slugs.length >= SERVER_LIMITS.slugsPerProfile) throw new AppError('slug/too-many', { field: 'customSlug' });
      createDocument(transaction, target, { kind, profileId, createdBy: owner });
    }
    updateDocument(transaction, refOf(definition, profile), { customSlug, updatedAt: services.now() });
    if (kind === 'artist') {
      if (medley.exists) updateDocument(transaction, refOf(documents.medley, medley), { artistSlug: customSlug });
      noteRename(services, transaction, profileId);
      noteDiscovery(services, transaction, profileId);
    }
    const action = 'slug.changed';
    noteActivity(services, transaction, { kind, profileId }, { actor, action, before, after: customSlug });
    const addresses = profileAddresses(sites, kind, [...new Set([...slugs, before, customSlug])]);
    return queuePurge(services, transaction, { addresses, gone: false });
  });
  if (purgeId === null) return { customSlug };
  await runPurge(services, purgeId);
  if (kind === 'artist')
    await followRename(services, profileId, services.now() + FOLLOW_MS).catch((error: unknown) =>
      services.log('A new slug waits for the schedule.', error),
    );
  if (kind === 'artist') await followDiscovery(services, profileId);
  return { customSlug };
}
