import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { resolveMoment, type MusicProduct } from '@countin/domain/release';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import { followChangedLinks, readFollowedLinks } from '../link-records/follow-changed-links.ts';
import { labelOf, labelSlugs } from '../profiles/label-of.ts';
import { readPermittedProduct } from './permitted-product.ts';
import { addressesOf, readReleaseSlugs } from '../platform/cache-purge/release-addresses.ts';
import { queueMomentPurge, queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import type { Services } from '../platform/services.ts';
import { refOf, refTo, setDocument, updateDocument } from '../platform/write-document.ts';
import { noteOwner } from '../profiles/confirm-owner.ts';
import { shelfStateOf } from '../profiles/shelf-state.ts';
import { followMovedMoment } from '../signups/follow-moved-moment.ts';
import { storePageTypeface } from './page-typeface.ts';
import { checkPictureReady, linkedArtists, pageOf, readArtist, readTexts, readWorkingCopy } from './page-content.ts';

/** Time, ms, that the call spends on notifying fans of a moved moment. The scheduled job does the rest. */
const FOLLOW_MS = 5000;
/** Time zone in which feeds read a local moment. */
const FEED_ZONE = 'UTC';
/** Input of a publish call. */
interface Publication {
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
  { productId, expectedUpdatedAt }: Publication,
): Promise<{ publishedAt: number }> {
  const { db } = services;
  await noteOwner(services, (await readPermittedProduct(db, null, caller, productId, 'release.publish')).owner);
  const { publishedAt, moved, purgeId } = await db.runTransaction(async (transaction) => {
    const { stored, owner } = await readPermittedProduct(db, transaction, caller, productId, 'release.publish');
    const product = readWorkingCopy(stored);
    if (expectedUpdatedAt !== undefined && expectedUpdatedAt !== product.updatedAt)
      throw new AppError('release/changed');
    const [artist, before, actor] = await transaction.getAll(
      db.doc(documents.artistProfile(product.artistId).path),
      db.doc(documents.releasePage(productId).path),
      db.doc(documents.user(caller).path),
    );
    if (!actor || !artist?.exists) throw new AppError('profile/not-found');
    if (readField(documents.artistProfile, artist, 'deletedAt') !== undefined) throw new AppError('profile/deleted');
    await checkPicturesReady(db, transaction, product);

    const labelBefore = readField(documents.releasePage, before, 'labelId');
    const pageBefore = before ? readValidDocument(documents.releasePage, before) : null;
    const label = await labelOf(db, transaction, product, pageBefore, services.now());
    const slugs = [
      ...new Set([...(label ? [label.customSlug] : []), ...(await labelSlugs(db, transaction, labelBefore))]),
    ];

    const followed = await readFollowedLinks(db, transaction, productId);
    const artists = await linkedArtists(db, transaction, product);
    const names = await readReleaseSlugs(db, transaction, product.artistId, productId);
    // Clock skew: edits later than this time count as unpublished, so it must not precede the last edit.
    const at = Math.max(services.now(), product.updatedAt);
    const shelf = await shelfStateOf(db, transaction, product.artistId, owner);
    const texts = readTexts((await transaction.get(db.collection(documents.releaseTexts(productId).path))).docs);
    const profile = readArtist(artist);
    // Content-addressed, so a transaction that runs again stores the same file.
    const typeface = await storePageTypeface(services, product, profile.name);
    const page = { ...pageOf(product, { artist: profile, artists, label, shelf, texts, publishedAt: at }), typeface };
    const momentMoved =
      readField(documents.releasePage, before, 'status') !== 'published' ||
      !sameMoment(readField(documents.releasePage, before, 'releaseMoment'), page.releaseMoment);

    setDocument(transaction, refTo(db, documents.releasePage(productId)), page);
    followChangedLinks(services, transaction, followed, pageBefore?.storeLinks ?? [], page);
    updateDocument(transaction, refOf(documents.musicProduct, stored), { status: 'published', publishedAt: at });
    if (momentMoved)
      setDocument(transaction, refTo(db, documents.momentMove(productId)), {
        artistId: product.artistId,
        productId,
        at,
      });
    const named = { kind: 'artist', profileId: product.artistId } as const;
    noteActivity(services, transaction, named, { actor, action: 'release.published', subject: product.title });
    const addresses = addressesOf(services.sites, productId, names, slugs, [page]);
    queueMomentPurge(services, transaction, productId, addresses, resolveMoment(page.releaseMoment, FEED_ZONE).at);
    return {
      publishedAt: at,
      moved: momentMoved,
      purgeId: queuePurge(services, transaction, { addresses, gone: false }),
    };
  });
  await runPurge(services, purgeId);
  // The page is already published. If this does not finish, the scheduled job continues.
  if (moved)
    await followMovedMoment(services, productId, services.now() + FOLLOW_MS).catch((error: unknown) =>
      services.log('A moved moment waits for the schedule.', error),
    );
  return { publishedAt };
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

function sameMoment(stored: unknown, moment: object): boolean {
  const text = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
  return typeof stored === 'object' && stored !== null && text(stored) === text(moment);
}
