import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { artistAddresses } from '@countin/domain/pages';
import { staysWithLabel } from '@countin/domain/release';
import { brandOf, type LabelBrand, type LabelProfile } from '@countin/domain/profile';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '@google-cloud/firestore';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import { addressesOf, readReleaseSlugs, shownSlugs } from '../platform/cache-purge/release-addresses.ts';
import { forEachPage } from '../platform/for-each-page.ts';
import type { Services } from '../platform/services.ts';
import { labelOf } from './label-of.ts';
import { offerNewsOf } from './offer-news.ts';
import { mergeDocument, refOf, refTo, updateDocument } from '../platform/write-document.ts';

/** Callables follow a change themselves; what is older was left over, milliseconds. */
const LEFT_OVER_MS = 60_000;

/**
 * Compares a label's branding and roster with what was copied last, and notes a change in the same transaction.
 *
 * @returns whether there is something to follow
 */
export function takeBrand(
  services: Pick<Services, 'db' | 'now'>,
  transaction: Transaction,
  stored: DocumentSnapshot,
): boolean {
  const label = readValidDocument(documents.labelProfile, stored);
  const before = readField(documents.labelRecord, stored, 'copiedBrand');
  const copiedBrand = label ? brandKey(label) : '';
  // A label that never had branding for other pages has copied none.
  if (!label || copiedBrand === (before ?? '')) return false;
  updateDocument(transaction, refOf(documents.labelRecord, stored), { copiedBrand });
  noteLabelChange(services, transaction, label.id);
  return true;
}

/**
 * Notes, with the change itself, that pages of a label's artists and releases are to follow it.
 *
 * @param joined artists who are new on the roster
 */
export function noteLabelChange(
  { db, now }: Pick<Services, 'db' | 'now'>,
  transaction: Transaction,
  labelId: string,
  joined: readonly string[] = [],
): void {
  mergeDocument(transaction, refTo(db, documents.labelChange(labelId)), {
    labelId,
    at: now(),
    ...(joined.length > 0 && { joined: FieldValue.arrayUnion(...joined) }),
  });
}

/**
 * Copies a label's branding to the pages of its releases and of the artists on its roster. Artists who left lose it.
 * Their forms offer the news of a label that may message fans. Links releases of new artists that name the label, and
 * unlinks upcoming ones of artists who left. Every step can be repeated; what is not done by the deadline is left to
 * the schedule.
 *
 * @param deadline milliseconds since 1970
 */
export async function followLabel(services: Services, labelId: string, deadline: number): Promise<void> {
  const { db, now } = services;
  const noted = db.doc(documents.labelChange(labelId).path);
  const before = await noted.get();
  if (!before.exists) return;
  const label = db.doc(documents.labelProfile(labelId).path);
  const artists = db.collection(documents.artistProfiles().path);
  const releases = db.collection(documents.releasePages().path).where('labelId', '==', labelId);
  const joined = readField(documents.labelChange, before, 'joined') ?? [];
  const linked = await linkJoined(services, joined, deadline);
  const pagesDone = await forEachPage(services, releases, deadline, ({ ref }) => brandRelease(services, label, ref));
  const branded = artists.where('labelBrand.labelId', '==', labelId);
  const leftDone = await forEachPage(services, branded, deadline, ({ ref }) => brandArtist(services, label, ref));
  const roster = readField(documents.labelProfile, await label.get(), 'artistIds') ?? [];
  for (const artistId of roster) {
    if (now() >= deadline) return;
    await brandArtist(services, label, artists.doc(artistId));
  }
  const offered = await offerNewsOf(services, labelId, roster, deadline);
  if (!linked || !pagesDone || !leftDone || !offered) return;
  // A later change has noted itself anew and is followed again.
  await db.runTransaction(async (transaction) => {
    const current = await transaction.get(noted);
    if (current.exists && current.updateTime?.isEqual(before.updateTime ?? Timestamp.fromMillis(0)))
      transaction.delete(noted);
  });
}

/** Follows changes that were left over. Stops at the deadline, milliseconds since 1970. */
export async function followLeftOverLabels(services: Services, deadline: number): Promise<void> {
  const due = services.db
    .collection(documents.labelChanges().path)
    .where('at', '<=', Timestamp.fromMillis(services.now() - LEFT_OVER_MS))
    .orderBy('at');
  await forEachPage(services, due, deadline, ({ id }) => followLabel(services, id, deadline));
}

/**
 * Fields that the copies depend on, as text: artists' forms name the label. Empty while nothing reaches beyond its own
 * page.
 */
function brandKey(label: LabelProfile): string {
  const brand = brandOf(label);
  if (label.artistIds.length === 0) return brand ? JSON.stringify([brand, label.artistIds]) : '';
  return JSON.stringify([brand, label.artistIds, label.name]);
}

async function brandRelease(services: Services, label: DocumentReference, page: DocumentReference): Promise<void> {
  const { db, sites } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    const [named, stored] = await transaction.getAll(label, page);
    const release = stored && readValidDocument(documents.releasePage, stored);
    if (!stored || release?.labelId !== label.id) return null;
    const profile = named && readValidDocument(documents.labelProfile, named);
    const stays = !profile || staysWithLabel(release, profile, services.now());
    const brand = profile && stays ? brandOf(profile) : null;
    if (stays && sameBrand(release.labelBrand, brand)) return null;
    const names = await readReleaseSlugs(db, transaction, release.artistId, page.id);
    const labelId = stays ? release.labelId : null;
    updateDocument(transaction, refOf(documents.releasePage, stored), { labelId, labelBrand: brand });
    const addresses = addressesOf(sites, page.id, names, [], shownSlugs(stored));
    return queuePurge(services, transaction, { addresses, gone: false });
  });
  if (purgeId !== null) await runPurge(services, purgeId);
}

/** Links public releases of artists who joined a roster with the label that they name. */
async function linkJoined(services: Services, artistIds: readonly string[], deadline: number): Promise<boolean> {
  let done = true;
  for (const artistId of artistIds) {
    const pages = services.db.collection(documents.releasePages().path).where('artistId', '==', artistId);
    done = (await forEachPage(services, pages, deadline, ({ ref }) => linkRelease(services, ref))) && done;
  }
  return done;
}

async function linkRelease(services: Services, page: DocumentReference): Promise<void> {
  const { db, sites } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(page);
    const release = readValidDocument(documents.releasePage, stored);
    if (!release || release.labelId !== null) return null;
    const label = await labelOf(db, transaction, release, null, services.now());
    if (!label) return null;
    const names = await readReleaseSlugs(db, transaction, release.artistId, page.id);
    updateDocument(transaction, refOf(documents.releasePage, stored), {
      labelId: label.id,
      labelBrand: brandOf(label),
    });
    const addresses = addressesOf(sites, page.id, names, [label.customSlug], shownSlugs(stored));
    return queuePurge(services, transaction, { addresses, gone: false });
  });
  if (purgeId !== null) await runPurge(services, purgeId);
}

async function brandArtist(services: Services, label: DocumentReference, artist: DocumentReference): Promise<void> {
  const { db, sites } = services;
  const purgeId = await db.runTransaction(async (transaction) => {
    const [named, stored] = await transaction.getAll(label, artist);
    const profile = stored && readValidDocument(documents.artistProfile, stored);
    // An artist on several rosters keeps the branding that came first.
    if (!stored || !profile || (profile.labelBrand && profile.labelBrand.labelId !== label.id)) return null;
    const owner = named && readValidDocument(documents.labelProfile, named);
    const brand = owner?.artistIds.includes(artist.id) ? brandOf(owner) : null;
    if (sameBrand(profile.labelBrand, brand)) return null;
    updateDocument(transaction, refOf(documents.artistProfile, stored), { labelBrand: brand });
    const addresses = artistAddresses(sites, { artistSlug: profile.customSlug });
    return queuePurge(services, transaction, { addresses, gone: false });
  });
  if (purgeId !== null) await runPurge(services, purgeId);
}

/** Both come from the schema, so their fields are in one order. */
function sameBrand(one: LabelBrand | null, other: LabelBrand | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
