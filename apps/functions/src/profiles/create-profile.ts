import type { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import type { InferOutput } from 'valibot';
import { settleClaim } from '../platform/settle-claim.ts';
import { newId, type Services } from '../platform/services.ts';
import { createDocument, refTo, setDocument } from '../platform/write-document.ts';
import { withOneMore } from './profile-count.ts';

export type NewProfile = InferOutput<typeof callables.createProfile.input>;

/**
 * Creates an artist or label profile and claims its slug. Artists and labels share one name space. Each account's
 * profiles are counted in the same transaction, so that creating many at once does not pass the limit.
 *
 * @throws AppError `slug/taken`, `profile/too-many`
 */
export async function createProfile(
  services: Services,
  owner: string,
  profile: NewProfile,
): Promise<{ profileId: string }> {
  const { db } = services;
  const { kind, ...text } = profile;
  const profileId = newId(services);
  const at = services.now();
  const profileRef = refTo(db, documents.profileRecord(kind, profileId));
  const count = refTo(db, documents.profileCount(owner));
  try {
    await db.runTransaction(async (transaction) => {
      const next = withOneMore(await transaction.get(count.ref), kind);
      // The claim's path is what must be unique, so of any number of racers one wins.
      createDocument(transaction, refTo(db, documents.slug(profile.customSlug)), { kind, profileId, createdBy: owner });
      createDocument(transaction, profileRef, {
        ...text,
        id: profileId,
        createdBy: owner,
        createdAt: at,
        updatedAt: at,
        notedName: profile.name,
        ...(kind === 'label' && { artistIds: [] }),
      });
      setDocument(transaction, count, { ...next, createdBy: owner });
    });
  } catch (error) {
    await settleClaim(profileRef.ref, 'customSlug', error);
  }
  return { profileId };
}
