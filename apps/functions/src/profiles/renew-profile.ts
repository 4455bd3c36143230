import type { CallableInput } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { artistAddresses, labelAddresses } from '@countin/domain/pages';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { followDiscovery } from '../discovery/follow-changes.ts';
import { noteDiscovery } from '../discovery/note-change.ts';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { followLabel, takeBrand } from './follow-label.ts';
import { followRename, noteRename } from './follow-rename.ts';
import { readProfileVersions, storeProfileVersions } from './store-profile-versions.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import { noteProfileChange } from './note-profile-change.ts';

/** How long a call follows a rename before it leaves the rest to the schedule, milliseconds. */
const FOLLOW_MS = 20_000;

/**
 * Purges and rebuilds the pages of a profile that has changed. Owners and members write profiles themselves, past every
 * function. A new name of an artist and new branding of a label go to all that has a copy.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function renewProfile(
  services: Services,
  caller: string,
  { kind, profileId }: CallableInput<'renewProfile'>,
): Promise<object> {
  const { db, sites } = services;
  const { purgeId, renamed, listed, rebranded } = await db.runTransaction(async (transaction) => {
    const key = { kind, profileId };
    const { profile: stored } = await requirePermission({ db, transaction }, caller, key, 'profile.edit');
    const actor = await transaction.get(db.doc(documents.user(caller).path));
    const versions = await readProfileVersions(services, transaction, key);
    const isRenamed = kind === 'artist' && (await takeName(services, transaction, stored));
    const isListedAnew = kind === 'artist' && takeListing(services, transaction, stored);
    const isRebranded = kind === 'label' && takeBrand(services, transaction, stored);
    storeProfileVersions(services, transaction, { key, profile: stored, actor, versions });
    noteProfileChange(services, { transaction, key, profile: stored, actor });
    const slug = readField(documents.profile, stored, 'customSlug') ?? '';
    const addresses = kind === 'artist' ? artistAddresses(sites, { artistSlug: slug }) : labelAddresses(sites, slug);
    return {
      purgeId: queuePurge(services, transaction, { addresses, gone: false }),
      renamed: isRenamed,
      listed: isListedAnew,
      rebranded: isRebranded,
    };
  });
  await runPurge(services, purgeId);
  // The name is stored whether or not this finishes: the schedule goes on with what is left over.
  if (renamed) {
    await followRename(services, profileId, services.now() + FOLLOW_MS).catch((error: unknown) =>
      services.log('A new name waits for the schedule.', error),
    );
  }
  if (listed) await followDiscovery(services, profileId);
  if (rebranded) {
    await followLabel(services, profileId, services.now() + FOLLOW_MS).catch((error: unknown) =>
      services.log('New branding waits for the schedule.', error),
    );
  }
  return {};
}

/** Compares what cards show of an artist with what they have, and notes a change. */
function takeListing(services: Services, transaction: Transaction, artist: DocumentSnapshot): boolean {
  const shown = (['name', 'genres', 'language', 'location', 'country', 'picture', 'pictureImage'] as const).map(
    (field) => readField(documents.artistRecord, artist, field) ?? null,
  );
  const copiedListing = JSON.stringify(shown);
  if (readField(documents.artistRecord, artist, 'copiedListing') === copiedListing) return false;
  updateDocument(transaction, refOf(documents.artistRecord, artist), { copiedListing });
  noteDiscovery(services, transaction, artist.id);
  return true;
}

/** Compares an artist's name with the one that was copied last, and notes a new one. The medley, of which there is one, follows at once. */
async function takeName({ db, now }: Services, transaction: Transaction, artist: DocumentSnapshot): Promise<boolean> {
  const medley = await transaction.get(db.doc(documents.medley(artist.id).path));
  const name = readField(documents.artistRecord, artist, 'name');
  if (name === undefined || readField(documents.artistRecord, artist, 'copiedName') === name) return false;
  updateDocument(transaction, refOf(documents.artistRecord, artist), { copiedName: name });
  if (medley.exists) updateDocument(transaction, refOf(documents.medley, medley), { artistName: name });
  noteRename({ db, now }, transaction, artist.id);
  return true;
}
