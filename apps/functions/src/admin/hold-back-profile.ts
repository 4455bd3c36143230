import type { callables } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { labelAddresses } from '@countin/domain/pages';
import type * as v from 'valibot';
import { holdCampaignsOfProfile } from '../campaigns/send/hold-campaigns.ts';
import type { Person } from '../platform/callable/guards.ts';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import { newId, type Services } from '../platform/services.ts';
import { createDocument, refOf, refTo } from '../platform/write-document.ts';
import { updateShelf } from '../profiles/update-shelf.ts';
import { checkStillAdmin } from './check-still-admin.ts';

type Input = v.InferOutput<typeof callables.holdBackProfile.input>;

/**
 * Keeps an artist or a label off every shelf and out of the sitemap, or shows them again. Holding back pauses campaigns. A state that is set already
 * is not logged again. Each call also does what an earlier one left undone.
 *
 * @throws AppError `profile/not-found`; `access/denied` when the caller has just ceased to be an admin
 */
export async function holdBackProfile(
  services: Services,
  actor: Person,
  { kind, profileId, heldBack, reason }: Input,
): Promise<object> {
  const { db, now, sites } = services;
  const { owner, purgeId } = await db.runTransaction(async (transaction) => {
    const [acting, profile, held] = await transaction.getAll(
      db.doc(documents.user(actor.uid).path),
      db.doc(documents.profile(kind, profileId).path),
      db.doc(documents.heldBackProfile(profileId).path),
    );
    if (!acting || !profile || !held) throw new Error('the database left a document out');
    checkStillAdmin(acting);
    if (!profile.exists) throw new AppError('profile/not-found');
    const field = (name: 'createdBy' | 'customSlug' | 'name') => readField(documents.profile, profile, name) ?? '';
    const createdBy = field('createdBy');
    const addresses = kind === 'label' ? labelAddresses(sites, field('customSlug')) : [];
    const order = queuePurge(services, transaction, { addresses, gone: false });
    if (held.exists === heldBack) return { owner: createdBy, purgeId: order };
    const at = now();
    if (heldBack)
      createDocument(transaction, refOf(documents.heldBackProfile, held), { profileId, kind, createdBy, at });
    else transaction.delete(held.ref);
    const id = newId(services);
    createDocument(transaction, refTo(db, documents.auditEntry(id)), {
      id,
      at,
      actor: actor.uid,
      actorName: actor.user.displayName || actor.email,
      subject: createdBy,
      subjectName: field('name'),
      action: heldBack ? 'hold-back' : 'show-again',
      before: !heldBack,
      after: heldBack,
      reason,
    });
    return { owner: createdBy, purgeId: order };
  });
  await holdCampaignsOfProfile(services, { kind, profileId });
  await runPurge(services, purgeId);
  if (kind === 'artist') await updateShelf(services, profileId, owner);
  return {};
}
