import { artistAddresses, paths } from '@countin/domain';
import { FieldValue, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { orderRenewal, renewPages } from '../page-renewal/renew-pages.ts';
import type { Services } from '../services.ts';
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
  for (const name of ['signups', 'productSlugs', 'images']) await removeFound(services, artist.ref.collection(name), deadline);
  for (const path of [paths.medley(artist.id), paths.withdrawnMedley(artist.id)]) await db.doc(path).delete();
  checkTime(services, deadline);
  await objects.removeFolder(`artists/${artist.id}/`);
  const rosters = await db.collection(paths.labelProfiles).where('artistIds', 'array-contains', artist.id).get();
  for (const label of rosters.docs) await label.ref.update({ artistIds: FieldValue.arrayRemove(artist.id) });
  await removeProfile(services, artist);
  await forgetPages(services, artist);
}

/** Caches forget what they have of the artist. */
async function forgetPages(services: Services, artist: QueryDocumentSnapshot): Promise<void> {
  const artistSlug: unknown = artist.get('customSlug');
  if (typeof artistSlug !== 'string') return;
  const order = { addresses: artistAddresses(services.sites, { artistSlug }), gone: true };
  await renewPages(services, await services.db.runTransaction(async (transaction) => orderRenewal(services, transaction, order)));
}

/** Removes a profile and the claim of its slug. */
export async function removeProfile({ db }: Services, profile: QueryDocumentSnapshot): Promise<void> {
  const slug: unknown = profile.get('customSlug');
  const batch = db.batch();
  if (typeof slug === 'string') batch.delete(db.doc(paths.slug(slug)));
  batch.delete(db.doc(paths.heldBackProfile(profile.id)));
  batch.delete(profile.ref);
  await batch.commit();
}
