import { documents, readDocument, type DocumentOf } from '@countin/domain/documents';
import { Timestamp } from '@google-cloud/firestore';
import { forEachPage } from '../../platform/for-each-page.ts';
import type { Services } from '../../platform/services.ts';
import { refOf, updateDocument } from '../../platform/write-document.ts';
import { followLabel } from '../follow-label.ts';
import { hideArtistPages, restoreArtistPages } from './hide-artist-pages.ts';
import { bringBackToLists, takeFromLists } from './owner-in-lists.ts';
import { removeDeletedProfile } from './remove-deleted-profile.ts';

type ProfileDeletion = DocumentOf<typeof documents.profileDeletion>;

/**
 * Does what is due of a profile's deletion: hides its pages, restores them, or removes everything. Each step can be
 * repeated.
 *
 * @param deadline milliseconds since 1970
 * @throws DeadlineError when there was not enough time
 */
export async function continueProfileDeletion(services: Services, profileId: string, deadline: number): Promise<void> {
  const job = await readJob(services, profileId);
  if (job?.state === 'hiding') {
    await (job.kind === 'artist' ? hideArtist : followLabel)(services, profileId, deadline);
    await advance(services, profileId, 'hiding', { state: 'hidden', nextAt: job.removeAt });
  } else if (job?.state === 'restoring') {
    await (job.kind === 'artist' ? restoreArtist : followLabel)(services, profileId, deadline);
    await advance(services, profileId, 'restoring', null);
  } else if (job) {
    if (services.now() < job.removeAt) return;
    // After this step a profile can no longer be restored.
    if (job.state === 'hidden') await advance(services, profileId, 'hidden', { state: 'removing' });
    if ((await readJob(services, profileId))?.state !== 'removing') return;
    await removeDeletedProfile(services, job, deadline);
    await advance(services, profileId, 'removing', null);
  }
}

/**
 * Continues the deletions and restorations that are due.
 *
 * @param deadline milliseconds since 1970
 */
export async function runProfileDeletions(services: Services, deadline: number): Promise<void> {
  const due = services.db
    .collection(documents.profileDeletions().path)
    .where('nextAt', '<=', Timestamp.fromMillis(services.now()))
    .orderBy('nextAt');
  await forEachPage(services, due, deadline, ({ id }) => continueProfileDeletion(services, id, deadline));
}

/** Working copies first: they are many, and quick. No one writes records of links once the pages are hidden. */
async function hideArtist(services: Services, artistId: string, deadline: number): Promise<void> {
  await takeFromLists(services, artistId, [documents.musicProducts().path], deadline);
  await hideArtistPages(services, artistId, deadline);
  await takeFromLists(services, artistId, [documents.linkChecks().path, documents.linkReports().path], deadline);
}

async function restoreArtist(services: Services, artistId: string, deadline: number): Promise<void> {
  await bringBackToLists(services, artistId, deadline);
  await restoreArtistPages(services, artistId, deadline);
}

async function readJob({ db }: Services, profileId: string): Promise<ProfileDeletion | null> {
  return readDocument(documents.profileDeletion, await db.doc(documents.profileDeletion(profileId).path).get());
}

/** Moves a job on from a state, unless a call has changed it since. Null ends it. */
async function advance(
  { db }: Services,
  profileId: string,
  from: ProfileDeletion['state'],
  next: Partial<ProfileDeletion> | null,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(documents.profileDeletion(profileId).path));
    if (readDocument(documents.profileDeletion, stored)?.state !== from) return;
    if (next) updateDocument(transaction, refOf(documents.profileDeletion, stored), next);
    else transaction.delete(stored.ref);
  });
}
