import { documents, readField } from '@countin/domain/documents';
import { uidSchema } from '@countin/domain/fields';
import * as v from 'valibot';
import { unnotifiedIn } from '../../link-records/link-checks.ts';
import { isDeleted } from '../../platform/permissions/may-act.ts';
import type { Services } from '../../platform/services.ts';
import { refOf, updateDocument } from '../../platform/write-document.ts';
import { checkTime } from './remove-found.ts';

/** Documents of one transaction. */
const PAGE = 200;
/** In `createdBy` of what a deleted artist has. No account has this id: the identity provider gives none with a space. */
const NO_OWNER = 'deleted artist';
const OWNED = { schema: v.object({ createdBy: uidSchema }) };

/** Documents that lists over several artists find by their owner. */
const LISTED = [documents.musicProducts().path, documents.linkChecks().path, documents.linkReports().path];

/**
 * Takes the owner's id from documents of a deleted artist, so that the owner's lists do not find them. Ends once the
 * artist has been restored.
 *
 * @param collections some of those that such lists read
 * @throws DeadlineError
 */
export async function takeFromLists(
  services: Services,
  artistId: string,
  collections: readonly string[],
  deadline: number,
): Promise<void> {
  for (const path of collections)
    await eachPage(services, deadline, () => changeOwners(services, artistId, path, 'taken'));
}

/**
 * Gives the documents of a restored artist its owner's id again. Ends once the artist has been deleted anew.
 *
 * @throws DeadlineError
 */
export async function bringBackToLists(services: Services, artistId: string, deadline: number): Promise<void> {
  for (const path of LISTED) await eachPage(services, deadline, () => changeOwners(services, artistId, path, 'given'));
}

async function eachPage(services: Services, deadline: number, work: () => Promise<number>): Promise<void> {
  do checkTime(services, deadline);
  while ((await work()) === PAGE);
}

/**
 * Changes one page. No owner is told of dead links meanwhile. The profile decides in the same transaction: a call may restore or delete the
 * artist meanwhile.
 */
async function changeOwners(
  { db }: Services,
  artistId: string,
  collection: string,
  change: 'taken' | 'given',
): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const artist = await transaction.get(db.doc(documents.artistProfile(artistId).path));
    const owner = readField(documents.artistProfile, artist, 'createdBy');
    if (owner === undefined || isDeleted(artist) !== (change === 'taken')) return 0;
    const [from, to] = change === 'taken' ? [owner, NO_OWNER] : [NO_OWNER, owner];
    const ofArtist = db.collection(collection).where('artistId', '==', artistId).where('createdBy', '==', from);
    const { docs } = await transaction.get(ofArtist.select('links').limit(PAGE));
    for (const document of docs) {
      updateDocument(transaction, refOf(OWNED, document), { createdBy: to });
      if (collection === documents.linkChecks().path) {
        const links = change === 'given' ? readField(documents.linkCheck, document, 'links') : {};
        updateDocument(transaction, refOf(documents.linkCheck, document), { unnotified: unnotifiedIn(links ?? {}) });
      }
    }
    return docs.length;
  });
}
