import { documents } from '@countin/domain/documents';
import { PROFILE_KINDS } from '@countin/domain/permissions';
import { feedsOf } from '../../collection/kept-feeds.ts';
import { removeRun } from '../../imports/remove-import.ts';
import { membershipsOf } from '../../platform/permissions/change-members.ts';
import type { Services } from '../../platform/services.ts';
import { changeUserDocument } from '../../platform/session/user-document.ts';
import { refOf, refTo, setDocument, updateDocument } from '../../platform/write-document.ts';
import { removeArtist, removeLabel } from '../../profiles/deletion/remove-artist.ts';
import { checkTime, removeFound } from '../../profiles/deletion/remove-found.ts';
import { removeProducts, removeReleasePages } from '../../profiles/deletion/remove-releases.ts';

/** Sign-ins from before the deletion end within the hour; until long after, the person counts as suspended. */
const REMAINS_MS = 2 * 3_600_000;

/**
 * Removes everything that an account owns. It may stop at any point, and the next call removes what is left. When all
 * is gone, a document stays for a while that keeps old sign-ins from writing anything.
 *
 * @param deadline milliseconds since 1970
 * @throws DeadlineError when there was not enough time
 */
export async function continueDeletion(services: Services, uid: string, deadline: number): Promise<void> {
  const { db, identity, now } = services;
  await removeOwned(services, uid, deadline);
  await identity.remove(uid);
  const batch = db.batch();
  setDocument(batch, refTo(db, documents.user(uid)), { uid, displayName: '', suspended: true });
  updateDocument(batch, refTo(db, documents.accountDeletion(uid)), { state: 'deleted', nextAt: now() + REMAINS_MS });
  await batch.commit();
}

/**
 * Removes the account itself, and what a call in progress at the time of the deletion has created since.
 *
 * @throws DeadlineError
 */
export async function endDeletion(services: Services, uid: string, deadline: number): Promise<void> {
  await removeOwned(services, uid, deadline);
  // A custom token from before the deletion, used after it, has made the account anew.
  await services.identity.remove(uid);
  const batch = services.db.batch();
  batch.delete(services.db.doc(documents.user(uid).path));
  batch.delete(services.db.doc(documents.accountDeletion(uid).path));
  await batch.commit();
}

async function removeOwned(services: Services, uid: string, deadline: number): Promise<void> {
  const { db, objects } = services;
  const ownedIn = (collection: string) => db.collection(collection).where('createdBy', '==', uid);
  // Pages first: they are what others see.
  await removeReleasePages(services, ownedIn(documents.releasePages().path), deadline);
  await removeProducts(services, ownedIn(documents.musicProducts().path), deadline);
  for (const artist of (await ownedIn(documents.artistProfiles().path).get()).docs) {
    // Those of a deleted artist have no owner.
    const ofArtist = db.collection(documents.musicProducts().path).where('artistId', '==', artist.id);
    await removeProducts(services, ofArtist, deadline);
    await removeArtist(services, artist, deadline);
  }
  for (const label of (await ownedIn(documents.labelProfiles().path).get()).docs)
    await removeLabel(services, label, deadline);
  await endMemberships(services, uid);
  await removeFound(services, ownedIn(documents.invitations().path), deadline);
  await removeFound(services, db.collection(documents.ownershipOffers().path).where('to', '==', uid), deadline);
  await removeFound(services, db.collection(documents.planFeeds().path).where('uid', '==', uid), deadline);
  await removeFound(services, db.collection(documents.planMails().path).where('uid', '==', uid), deadline);
  await removeFound(services, db.collection(documents.summaryMails().path).where('uid', '==', uid), deadline);
  await removeFound(services, feedsOf(db, uid), deadline);
  await removeFound(services, db.collection(documents.kept(uid).path), deadline);
  await removeFound(services, db.collection(documents.numberShares().path).where('uid', '==', uid), deadline);
  await removeFound(services, db.collection(documents.personImages(uid).path), deadline);
  await removeFound(services, db.collection(documents.sessions(uid).path), deadline);
  await forgetStatements(services, uid);
  for (const run of (await ownedIn(documents.importRuns().path).select('createdBy').get()).docs)
    await removeRun(services, run, deadline);
  checkTime(services, deadline);
  await objects.removeFolder(`people/${uid}/`);
  for (const path of [
    documents.profileCount(uid).path,
    documents.directoryEntry(uid).path,
    documents.ownerConfirmation(uid).path,
    documents.collectionState(uid).path,
    documents.savedViews(uid).path,
    documents.chosenHeadings(uid).path,
  ])
    await db.doc(path).delete();
}

/** Lists stay as they were decided, for fans of artists that have another owner now. What the account wrote goes. */
async function forgetStatements({ db }: Pick<Services, 'db'>, uid: string): Promise<void> {
  const lists = await db.collection(documents.fanLists().path).where('account', '==', uid).get();
  await Promise.all(lists.docs.map((list) => updateDocument(db, refOf(documents.fanList, list), { statements: [] })));
}

/** Takes the account off the members' lists of other owners' profiles. */
async function endMemberships({ db, now }: Services, uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const user = await transaction.get(db.doc(documents.user(uid).path));
    const joined = PROFILE_KINDS.flatMap((kind) =>
      membershipsOf(user, kind).map((profileId) => documents.member(kind, profileId, uid).path),
    );
    for (const path of joined) transaction.delete(db.doc(path));
    if (joined.length > 0)
      changeUserDocument(
        transaction,
        user,
        { artistRoles: {}, deletedArtistRoles: {}, labelRoles: {}, agreedArtists: {} },
        now(),
      );
  });
}
