import { documents, readField } from '@countin/domain/documents';
import type { ProfileKind } from '@countin/domain/permissions';
import { artistAddresses, labelAddresses } from '@countin/domain/pages';
import { logoFolder } from '@countin/domain/profile';
import { FieldValue, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { queuePurge, runPurge } from '../../platform/cache-purge/purge-queue.ts';
import type { Services } from '../../platform/services.ts';
import { refOf, refTo, setDocument, updateDocument } from '../../platform/write-document.ts';
import { checkTime, removeFound } from './remove-found.ts';
import { removeAgreements } from './remove-agreements.ts';
import { removeMembers } from './remove-members.ts';
import { removeProducts } from './remove-releases.ts';
import { removeVersions } from './remove-versions.ts';

const numbersOf = (kind: ProfileKind, profileId: string) => [
  documents.dayNumbers(kind, profileId),
  documents.allMonthNumbers(kind, profileId),
  documents.liveNumbers(kind, profileId),
];

const summariesOf = ({ db }: Services, profileId: string) =>
  db.collection(documents.summaryMails().path).where('profileId', '==', profileId);

/**
 * Removes everything of an artist, and last the profile itself. While the profile exists, the next run finds what is
 * left.
 *
 * @throws DeadlineError
 */
export async function removeArtist(services: Services, artist: QueryDocumentSnapshot, deadline: number): Promise<void> {
  const { db, objects } = services;
  const ofArtist = (collection: string) => db.collection(collection).where('artistId', '==', artist.id);
  const owned = (collection: string) => db.collection(collection).where('ownerId', '==', artist.id);
  await removeFound(services, owned(documents.outbox().path), deadline);
  await removeFound(services, owned(documents.signupTokens().path), deadline);
  await removeFound(services, owned(documents.signupRequests().path), deadline);
  await removeFound(services, ofArtist(documents.scheduledPublications().path), deadline);
  await removeFound(services, ofArtist(documents.planFeeds().path), deadline);
  await removeFound(services, ofArtist(documents.planMails().path), deadline);
  await removeFound(services, ofArtist(documents.numberShares().path), deadline);
  await removeFound(services, summariesOf(services, artist.id), deadline);
  await removeFound(services, owned(documents.consentHeads().path), deadline);
  await removeFound(services, owned(documents.consentErasures().path), deadline);
  await removeFound(services, owned(documents.campaignParts().path), deadline);
  for (const { path } of [
    documents.signups(artist.id),
    documents.fans(artist.id),
    documents.campaigns('artist', artist.id),
    documents.segments('artist', artist.id),
    documents.productSlugs(artist.id),
    documents.images(artist.id),
    documents.photos(artist.id),
    documents.plannerTasks(artist.id),
    ...numbersOf('artist', artist.id),
  ])
    await removeFound(services, db.collection(path), deadline);
  for (const kind of ['artist', 'medley'] as const) await removeVersions(services, { kind, id: artist.id }, deadline);
  await removeFound(services, ofArtist(documents.hiddenPages().path), deadline);
  await removeProducts(services, ofArtist(documents.deletedProducts().path), deadline);
  await removeFound(services, ofArtist(documents.deletedPages().path), deadline);
  await removeFound(services, ofArtist(documents.deletedReleases().path), deadline);
  for (const path of [
    documents.medley(artist.id).path,
    documents.withdrawnMedley(artist.id).path,
    documents.hiddenMedley(artist.id).path,
    documents.medleyEntry(artist.id).path,
    documents.discoveryChange(artist.id).path,
    documents.artistDefaults(artist.id).path,
    documents.sendingSettings('artist', artist.id).path,
    documents.campaignSettings('artist', artist.id).path,
  ])
    await db.doc(path).delete();
  const owner = readField(documents.artistProfile, artist, 'createdBy') ?? '';
  await removeAgreements(services, { kind: 'artist', profileId: artist.id }, owner, deadline);
  await removeMembers(services, { kind: 'artist', profileId: artist.id }, deadline);
  checkTime(services, deadline);
  await objects.removeFolder(`artists/${artist.id}/`);
  const rosters = await db
    .collection(documents.labelProfiles().path)
    .where('artistIds', 'array-contains', artist.id)
    .get();
  for (const label of rosters.docs)
    await updateDocument(db, refOf(documents.labelProfile, label), { artistIds: FieldValue.arrayRemove(artist.id) });
  await removeProfile(services, artist, (artistSlug) => artistAddresses(services.sites, { artistSlug }));
}

/**
 * Removes a label with its fans, campaigns, messages, numbers, members, logos and slugs. Releases stay with their artists; the schedule takes the label's
 * branding from their pages.
 *
 * @throws DeadlineError
 */
export async function removeLabel(services: Services, label: QueryDocumentSnapshot, deadline: number): Promise<void> {
  const { db, objects, now } = services;
  const ofLabel = (collection: string) => db.collection(collection).where('ownerId', '==', label.id);
  for (const { path } of [
    documents.outbox(),
    documents.signupTokens(),
    documents.signupRequests(),
    documents.consentHeads(),
    documents.consentErasures(),
    documents.campaignParts(),
  ])
    await removeFound(services, ofLabel(path), deadline);
  await removeFound(services, summariesOf(services, label.id), deadline);
  for (const { path } of [
    documents.ownedSignups('label', label.id),
    documents.ownedFans('label', label.id),
    documents.campaigns('label', label.id),
    documents.segments('label', label.id),
    ...numbersOf('label', label.id),
  ])
    await removeFound(services, db.collection(path), deadline);
  for (const kind of ['label', 'feed'] as const) await removeVersions(services, { kind, id: label.id }, deadline);
  await db.doc(documents.campaignSettings('label', label.id).path).delete();
  await db.doc(documents.sendingSettings('label', label.id).path).delete();
  const owner = readField(documents.labelProfile, label, 'createdBy') ?? '';
  await removeAgreements(services, { kind: 'label', profileId: label.id }, owner, deadline);
  await removeMembers(services, { kind: 'label', profileId: label.id }, deadline);
  const reach = readField(documents.labelProfile, label, 'brandReach');
  if (reach !== undefined && reach !== 'page')
    await setDocument(db, refTo(db, documents.labelChange(label.id)), { labelId: label.id, at: now() });
  checkTime(services, deadline);
  await objects.removeFolder(logoFolder(label.id));
  await removeProfile(services, label, (slug) => labelAddresses(services.sites, slug));
}

/**
 * Removes a profile and the claims of its slug and of former ones, and makes caches forget its pages.
 *
 * @param addresses of the pages that a slug has
 */
async function removeProfile(
  services: Services,
  profile: QueryDocumentSnapshot,
  addresses: (slug: string) => readonly string[],
): Promise<void> {
  const { db } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    const claims = await transaction.get(db.collection(documents.slugs().path).where('profileId', '==', profile.id));
    for (const claim of claims.docs) transaction.delete(claim.ref);
    transaction.delete(db.doc(documents.heldBackProfile(profile.id).path));
    transaction.delete(profile.ref);
    const order = { addresses: claims.docs.flatMap(({ id }) => addresses(id)), gone: true };
    return order.addresses.length === 0 ? null : queuePurge(services, transaction, order);
  });
  if (purgeId !== null) await runPurge(services, purgeId);
}
