import { documents, readDocument, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { medleySchema, type Medley, type MedleyInput, type MedleySlot } from '@countin/domain/medley';
import { artistAddresses } from '@countin/domain/pages';
import { shelfPositionOf } from '@countin/domain/shelf';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import { followDiscovery } from '../discovery/follow-changes.ts';
import { noteDiscovery } from '../discovery/note-change.ts';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import { medleyContent } from '../platform/page-versions/page-contents.ts';
import { readLastVersions, storeVersion } from '../platform/page-versions/store-version.ts';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { noteOwner } from '../profiles/confirm-owner.ts';
import { shelfStateOf } from '../profiles/shelf-state.ts';
import { prepareClip, removeClips } from './clip-files.ts';
import { readMedleyArtist } from './medley-artist.ts';

/**
 * Checks every clip and puts the medley where fans hear it.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `medley/changed` when another one than expected is stored; with the track as its field `clip/…`, and `release/not-found` for
 *   a release that is not the artist's or has no page
 */
export async function publishMedley(
  services: Services,
  caller: string,
  input: MedleyInput,
): Promise<{ publishedAt: number }> {
  return storeMedley(services, caller, input);
}

/** Reads what replacing the live medley needs, and returns what the same transaction writes beside it. */
export type BesideMedley = (
  transaction: Transaction,
  live: Medley | null,
) => Promise<(actor: DocumentSnapshot, publishedAt: number) => void>;

/**
 * The same, with something that is stored in the same transaction.
 *
 * @throws AppError as {@link publishMedley}, and what `beside` throws
 */
export async function storeMedley(
  services: Services,
  caller: string,
  { artistId, slots: requested, expectedPublishedAt }: MedleyInput,
  beside?: BesideMedley,
): Promise<{ publishedAt: number }> {
  const { db, now } = services;
  await noteOwner(services, (await readMedleyArtist(db, null, caller, artistId)).createdBy);
  const before = readDocument(documents.medley, await db.doc(documents.medley(artistId).path).get());
  const slots: MedleySlot[] = [];
  for (const [at, slot] of requested.entries()) {
    const clip = await atField(`slots.${at}.clipId`, prepareClip(services, artistId, slot.clipId, before?.slots ?? []));
    const product = await atField(`slots.${at}.productId`, releaseNames(db, artistId, slot.productId));
    slots.push({ ...slot, ...clip, ...product });
  }
  const publishedAt = now();
  const purgeId = await db.runTransaction(async (transaction) => {
    const artist = await readMedleyArtist(db, transaction, caller, artistId);
    const { live, withdrawn } = await readMedleys(db, transaction, artistId);
    const storedAt = (live ?? withdrawn)?.publishedAt ?? null;
    if (expectedPublishedAt !== undefined && expectedPublishedAt !== storedAt) throw new AppError('medley/changed');
    const writeBeside = await beside?.(transaction, live);
    const shelf = await shelfStateOf(db, transaction, artistId, artist.createdBy);
    const page = { kind: 'medley', id: artistId } as const;
    const last = await readLastVersions(db, transaction, page, 1);
    const actor = await transaction.get(db.doc(documents.user(caller).path));
    const position = shelfPositionOf(artistId);
    const medley = v.parse(medleySchema, {
      artistId,
      artistName: artist.name,
      artistSlug: artist.customSlug,
      createdBy: artist.createdBy,
      slots,
      publishedAt,
      shelf,
      position,
    });
    writeBeside?.(actor, publishedAt);
    setDocument(transaction, refTo(db, documents.medley(artistId)), medley);
    storeVersion(db, transaction, { page, content: medleyContent(medley), actor, at: publishedAt, last });
    transaction.delete(db.doc(documents.withdrawnMedley(artistId).path));
    noteDiscovery(services, transaction, artistId);
    return queuePurge(services, transaction, { addresses: artistAddresses(services.sites, medley), gone: false });
  });
  await runPurge(services, purgeId);
  await followDiscovery(services, artistId);
  const heard = new Set(slots.map(({ clipId }) => clipId));
  await removeClips(
    services,
    artistId,
    (before?.slots ?? []).map(({ clipId }) => clipId).filter((clipId) => !heard.has(clipId)),
  );
  return { publishedAt };
}

/** The medley that is live and the one that was taken back; null for none. */
export async function readMedleys(
  db: Firestore,
  transaction: Transaction,
  artistId: string,
): Promise<{ readonly live: Medley | null; readonly withdrawn: Medley | null }> {
  const [live, withdrawn] = await transaction.getAll(
    db.doc(documents.medley(artistId).path),
    db.doc(documents.withdrawnMedley(artistId).path),
  );
  return {
    live: readDocument(documents.medley, live),
    withdrawn: readDocument(documents.withdrawnMedley, withdrawn),
  };
}

/**
 * Title and slug of the release that a track leads to.
 *
 * @throws AppError `release/not-found` for one that is not the artist's or has no page
 */
export async function releaseNames(
  db: Firestore,
  artistId: string,
  productId: string | null,
): Promise<Pick<MedleySlot, 'releaseTitle' | 'productSlug'>> {
  if (productId === null) return { releaseTitle: null, productSlug: null };
  const page = readValidDocument(documents.releasePage, await db.doc(documents.releasePage(productId).path).get());
  if (page?.artistId !== artistId) throw new AppError('release/not-found');
  return { releaseTitle: page.title, productSlug: page.productSlug };
}

/** Adds the track's field to an error of the domain. */
async function atField<T>(field: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AppError && error.field === null && !error.code.startsWith('service/')
      ? new AppError(error.code, { field, cause: error })
      : error;
  }
}
