import type { callables } from '@countin/domain/callables';
import { paths } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { labelAddresses } from '@countin/domain/pages';
import { Timestamp } from '@google-cloud/firestore';
import type * as v from 'valibot';
import type { Person } from '../platform/callable/guards.ts';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import { newId, type Services } from '../platform/services.ts';
import { updateShelf } from '../profiles/update-shelf.ts';

type Wanted = v.InferOutput<typeof callables.holdBackProfile.input>;

/**
 * Keeps an artist or a label off every shelf and out of the sitemap, or shows them again. What is so already is not logged
 * again; what an earlier call did not get done is done by the next one.
 *
 * @throws AppError `profile/not-found`; `access/denied` when the caller has just ceased to be an admin
 */
export async function holdBackProfile(
  services: Services,
  actor: Person,
  { kind, profileId, heldBack, reason }: Wanted,
): Promise<object> {
  const { db, now, sites } = services;
  const { owner, purgeId } = await db.runTransaction(async (transaction) => {
    const [acting, profile, held] = await transaction.getAll(
      db.doc(paths.user(actor.uid)),
      db.doc(kind === 'artist' ? paths.artistProfile(profileId) : paths.labelProfile(profileId)),
      db.doc(paths.heldBackProfile(profileId)),
    );
    if (!acting || !profile || !held) throw new Error('the database left a document out');
    if (acting.get('userType') !== 'admin' || acting.get('suspended') === true) throw new AppError('access/denied');
    if (!profile.exists) throw new AppError('profile/not-found');
    const createdBy = String(profile.get('createdBy'));
    const addresses = kind === 'label' ? labelAddresses(sites, String(profile.get('customSlug'))) : [];
    const order = queuePurge(services, transaction, { addresses, gone: false });
    if (held.exists === heldBack) return { owner: createdBy, purgeId: order };
    const at = Timestamp.fromMillis(now());
    if (heldBack) transaction.create(held.ref, { profileId, kind, createdBy, at });
    else transaction.delete(held.ref);
    const id = newId(services);
    transaction.create(db.doc(paths.auditEntry(id)), {
      id,
      at,
      actor: actor.uid,
      actorName: actor.user.displayName || actor.email,
      subject: createdBy,
      subjectName: String(profile.get('name')),
      action: heldBack ? 'hold-back' : 'show-again',
      before: !heldBack,
      after: heldBack,
      reason,
    });
    return { owner: createdBy, purgeId: order };
  });
  await runPurge(services, purgeId);
  if (kind === 'artist') await updateShelf(services, profileId, owner);
  return {};
}
