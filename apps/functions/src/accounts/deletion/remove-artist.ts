import { paths } from '@countin/domain/documents';
import { artistAddresses } from '@countin/domain/pages';
import { FieldValue, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { queuePurge, runPurge } from '../../platform/cache-purge/purge-queue.ts';
import type { Services } from '../../platform/services.ts';
import { checkTime, removeFound } from './remove-found.ts';

/**
 * Removes an artist's fans, messages, medley, pictures, clips and slugs, its place on rosters, and last the profile itself: as long as
 * that is there, the next run finds what is left.
 *
 * @throws DeadlineError
 */
export async function removeArtist(services: Services, artist: QueryDocumentSnapshot, deadline: number): Promise<void> {
  const { db, objects } = services;
  const ofArtist = (collection: string) => db.collection(collection).where('artistId', '==', artist.id);
  await removeFound(services, ofArtist(paths.outbox), deadline);
  await removeFound(services, ofArtist(paths.signupTokens), deadline);
  await removeFound(services, ofArtist(paths.signupAsks), deadline);
  for (const name of ['signups', 'productSlugs', 'images'])
    await removeFound(services, artist.ref.collection(name), deadline);
  for (const path of [paths.medley(artist.id), paths.withdrawnMedley(artist.id)]) await db.doc(path).delete();
  checkTime(services, deadline);
  await objects.removeFolder(`artists/${artist.id}/`);
  const rosters = await db.collection(paths.labelProfiles).where('artistIds', 'array-contains', artist.id).get();
  for (const label of rosters.docs) await label.ref.update({ artistIds: FieldValue.arrayRemove(artist.id) });
  await removeProfile(services, artist, (artistSlug) => artistAddresses(services.sites, { artistSlug }));
}

/**
 * Removes a profile and the claims of its slug and of former ones, and makes caches forget its pages.
 *
 * @param addresses of the pages that a slug has
 */
export async function removeProfile(
  services: Services,
  profile: QueryDocumentSnapshot,
  addresses: (slug: string) => readonly string[],
): Promise<void> {
  const { db } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    const claims = await transaction.get(db.collection(paths.slugs).where('profileId', '==', profile.id));
    for (const claim of claims.docs) transaction.delete(claim.ref);
    transaction.delete(db.doc(paths.heldBackProfile(profile.id)));
    transaction.delete(profile.ref);
    const order = { addresses: claims.docs.flatMap(({ id }) => addresses(id)), gone: true };
    return order.addresses.length === 0 ? null : queuePurge(services, transaction, order);
  });
  if (purgeId !== null) await runPurge(services, purgeId);
}
