import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { resolveMoment, type MusicProduct, type ReleasePage } from '@countin/domain/release';
import type { TextsByLanguage } from '@countin/domain/texts';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import pLimit from 'p-limit';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import { followDiscovery } from '../discovery/follow-changes.ts';
import { noteDiscovery } from '../discovery/note-change.ts';
import { followChangedLinks, readFollowedLinks } from '../link-records/follow-changed-links.ts';
import { newsLabelOf } from '../platform/news-labels.ts';
import { labelOf, labelSlugs } from '../profiles/label-of.ts';
import { readPermittedProduct } from './permitted-product.ts';
import { addressesOf, readReleaseSlugs } from '../platform/cache-purge/release-addresses.ts';
import { lastOfPage, releaseContent } from '../platform/page-versions/page-contents.ts';
import { readLastVersions, storeVersion, type LastVersion } from '../platform/page-versions/store-version.ts';
import type { NewContent } from '../platform/page-versions/version-content.ts';
import { queueMomentPurge, queuePurge, runPurges } from '../platform/cache-purge/purge-queue.ts';
import type { Services } from '../platform/services.ts';
import { refOf, refTo, setDocument, updateDocument } from '../platform/write-document.ts';
import { noteMovedMoment } from '../signups/note-moved-moment.ts';
import { noteOwner } from '../profiles/confirm-owner.ts';
import { shelfStateOf } from '../profiles/shelf-state.ts';
import { followMovedMoment } from '../signups/follow-moved-moment.ts';
import { storePageTypeface } from './page-typeface.ts';
import { checkPictureReady, linkedArtists, pageOf, readArtist, readTexts, readWorkingCopy } from './page-content.ts';

/** Time, ms, that the call spends on notifying fans of a moved moment. The scheduled job does the rest. */
const FOLLOW_MS = 5000;
/** Releases whose changes are followed at the same time. */
const FOLLOWED_AT_ONCE = 8;
/** Time zone in which feeds read a local moment. */
const FEED_ZONE = 'UTC';
/** Input of a publish call. */
interface Input {
  readonly productId: string;
  /** Last change of the working copy that the editor shows; when absent, any version is published. */
  readonly expectedUpdatedAt?: number | undefined;
}

/**
 * Copies the working copy to the public page. When the moment has moved, fans who signed up are told the new one.
 *
 * @throws AppError `release/not-found`, `access/denied`, `release/changed` when it is not the version expected, or the
 *   error that keeps the release from being published
 */
export async function publishRelease(
  services: Services,
  caller: string,
  wanted: Input,
): Promise<{ publishedAt: number }> {
  const published = await storeRelease(services, caller, wanted);
  await finishPublications(services, [published]);
  return { publishedAt: published.publishedAt };
}

/** A page that was stored, and what is left to do for it. */
export interface StoredPublication {
  readonly productId: string;
  readonly publishedAt: number;
  /** Whether fans have to be told another moment. */
  readonly moved: boolean;
  /** Its queued purge request. */
  readonly purgeId: string;
}

/**
 * Publishes a release in a transaction of its own; {@link finishPublications} does the rest.
 *
 * @throws AppError as {@link publishRelease}
 */
export async function storeRelease(services: Services, caller: string, wanted: Input): Promise<StoredPublication> {
  return storeContent(services, caller, wanted.productId, workingCopyOf(services, wanted));
}

/**
 * The same with content that need not be that of the working copy. Of the working copy, status and time alone change.
 *
 * @throws AppError `release/not-found`, `access/denied`, what keeps the release from being published, and what reading the
 *   content throws
 */
export async function storeContent(
  services: Services,
  caller: string,
  productId: string,
  read: ReadContent,
): Promise<StoredPublication> {
  const { db } = services;
  const { owner } = await readPermittedProduct(db, null, caller, productId, 'release.publish');
  await noteOwner(services, owner);
  return db.runTransaction(async (transaction) =>
    storePublication(services, transaction, await readContent(services, transaction, caller, productId, read)),
  );
}

/** Renews the pages that show releases, each once, and follows their changes. The schedule does what is left over. */
export async function finishPublications(services: Services, published: readonly StoredPublication[]): Promise<void> {
  await runPurges(
    services,
    published.map(({ purgeId }) => purgeId),
  );
  const until = services.now() + FOLLOW_MS;
  const limit = pLimit(FOLLOWED_AT_ONCE);
  await Promise.all(
    published.map(({ productId, moved }) =>
      limit(async () => {
        await followDiscovery(services, productId);
        if (moved)
          await followMovedMoment(services, productId, until).catch((error: unknown) =>
            services.log('A moved moment waits for the schedule.', error),
          );
      }),
    ),
  );
}

/** Content that goes on a page. */
export interface PublishedContent {
  readonly product: MusicProduct;
  readonly texts: TextsByLanguage;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
}

/** Reads the content that goes on a page, in the transaction that stores it, from a working copy and its public copy. */
export type ReadContent = (
  transaction: Transaction,
  workingCopy: DocumentSnapshot,
  page: DocumentSnapshot,
) => Promise<PublishedContent>;

/** A page that is ready to be stored, with what storing it needs. */
export interface Publication {
  readonly page: ReleasePage;
  /** What the version of this publication has. */
  readonly content: NewContent;
  /** The last version so far. */
  readonly last: readonly LastVersion[];
  /** The public copy so far, which need not exist. */
  readonly before: DocumentSnapshot;
  readonly workingCopy: DocumentSnapshot;
  /** User document of the caller. */
  readonly actor: DocumentSnapshot;
  readonly followed: Awaited<ReturnType<typeof readFollowedLinks>>;
  /** Addresses that show the release. */
  readonly addresses: string[];
}

/**
 * Reads and checks all that a publication needs. Transactions read before they write.
 *
 * @throws AppError as {@link publishRelease}
 */
export async function readPublication(
  services: Services,
  transaction: Transaction,
  caller: string,
  wanted: Input,
): Promise<Publication> {
  return readContent(services, transaction, caller, wanted.productId, workingCopyOf(services, wanted));
}

function workingCopyOf({ db, now }: Services, { productId, expectedUpdatedAt }: Input): ReadContent {
  return async (transaction, stored) => {
    const product = readWorkingCopy(stored);
    if (expectedUpdatedAt !== undefined && expectedUpdatedAt !== product.updatedAt)
      throw new AppError('release/changed');
    const texts = readTexts((await transaction.get(db.collection(documents.releaseTexts(productId).path))).docs);
    // Clock skew: edits later than this time count as unpublished, so it must not precede the last edit.
    return { product, texts, publishedAt: Math.max(now(), product.updatedAt) };
  };
}

async function readContent(
  services: Services,
  transaction: Transaction,
  caller: string,
  productId: string,
  read: ReadContent,
): Promise<Publication> {
  const { db } = services;
  const { stored, owner } = await readPermittedProduct(db, transaction, caller, productId, 'release.publish');
  const artistId = readField(documents.musicProduct, stored, 'artistId') ?? productId;
  const [artist, before, actor] = await transaction.getAll(
    db.doc(documents.artistProfile(artistId).path),
    db.doc(documents.releasePage(productId).path),
    db.doc(documents.user(caller).path),
  );
  if (!artist || !before || !actor) throw new Error('the database left a document out');
  const { texts, publishedAt, ...found } = await read(transaction, stored, before);
  // The owner of the artist: a copy of an artist that is being restored may not have one yet.
  const product = { ...found.product, createdBy: owner };
  const profile = readArtist(artist);
  await checkPicturesReady(db, transaction, product);
  const pageBefore = readValidDocument(documents.releasePage, before);
  const label = await labelOf(db, transaction, product, pageBefore, services.now());
  const newsLabel = await newsLabelOf(db, transaction, product.artistId);
  const labelBefore = readField(documents.releasePage, before, 'labelId');
  const slugs = new Set(await labelSlugs(db, transaction, labelBefore));
  if (label) slugs.add(label.customSlug);
  const followed = await readFollowedLinks(db, transaction, productId);
  const artists = await linkedArtists(db, transaction, product);
  const names = await readReleaseSlugs(db, transaction, product.artistId, productId);
  const shelf = await shelfStateOf(db, transaction, product.artistId, owner);
  const key = { kind: 'release', id: productId } as const;
  const last = pageBefore ? [lastOfPage(pageBefore)] : await readLastVersions(db, transaction, key, 1);
  // Content-addressed, so a transaction that runs again stores the same file.
  const typeface = await storePageTypeface(services, product, profile.name);
  const context = { artist: profile, artists, label, newsLabel, shelf, typeface, texts, publishedAt };
  const page = pageOf(product, context);
  const addresses = addressesOf(services.sites, productId, names, [...slugs], [page]);
  const content = releaseContent(product, texts, page);
  return { page, content, last, before, workingCopy: stored, actor, followed, addresses };
}

/** Stores a page in the transaction that has read it, with the purges of its addresses. */
export function storePublication(
  services: Services,
  transaction: Transaction,
  { page, content, last, before, workingCopy, actor, followed, addresses }: Publication,
): StoredPublication {
  const { db } = services;
  const { id: productId, artistId, publishedAt, title } = page;
  const linksBefore = readValidDocument(documents.releasePage, before)?.storeLinks ?? [];
  const moved = isMoved(before, page);
  setDocument(transaction, refTo(db, documents.releasePage(productId)), page);
  const key = { kind: 'release', id: productId } as const;
  storeVersion(db, transaction, { page: key, content, actor, at: publishedAt, last });
  followChangedLinks(services, transaction, followed, linksBefore, page);
  updateDocument(transaction, refOf(documents.musicProduct, workingCopy), { status: 'published', publishedAt });
  if (moved) noteMovedMoment(services, transaction, artistId, productId, publishedAt);
  noteDiscovery(services, transaction, artistId, productId);
  const named = { kind: 'artist', profileId: artistId } as const;
  noteActivity(services, transaction, named, { actor, action: 'release.published', subject: title });
  queueMomentPurge(services, transaction, productId, addresses, resolveMoment(page.releaseMoment, FEED_ZONE).at);
  return { productId, publishedAt, moved, purgeId: queuePurge(services, transaction, { addresses, gone: false }) };
}

async function checkPicturesReady(db: Firestore, transaction: Transaction, product: MusicProduct): Promise<void> {
  const { artistId, coverImage, appearance } = product;
  const pictures = [
    ['coverImage', coverImage],
    ['appearance', appearance.sharingImage],
  ] as const;
  for (const [field, image] of pictures)
    if (image) checkPictureReady(await transaction.get(db.doc(documents.image(artistId, image.imageId).path)), field);
}

/** Whether fans have to be told another moment: also where the release was not public. */
function isMoved(before: DocumentSnapshot, { releaseMoment }: ReleasePage): boolean {
  return (
    readField(documents.releasePage, before, 'status') !== 'published' ||
    !sameMoment(readField(documents.releasePage, before, 'releaseMoment'), releaseMoment)
  );
}

function sameMoment(stored: unknown, moment: object): boolean {
  const text = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
  return typeof stored === 'object' && stored !== null && text(stored) === text(moment);
}
