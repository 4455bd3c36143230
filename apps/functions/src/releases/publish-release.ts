import { paths } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { Timestamp } from '@google-cloud/firestore';
import { labelOf, labelSlugs } from '../profiles/label-of.ts';
import { readOwnProduct } from './own-product.ts';
import { addressesOf, readReleaseSlugs } from '../platform/cache-purge/release-addresses.ts';
import { queuePurge, runPurge } from '../platform/cache-purge/purge-queue.ts';
import type { Services } from '../platform/services.ts';
import { noteOwner } from '../profiles/confirm-owner.ts';
import { shelfStateOf } from '../profiles/shelf-state.ts';
import { followMovedMoment } from '../signups/follow-moved-moment.ts';
import { checkCoverReady, pageOf, readArtist, readWorkingCopy } from './page-content.ts';

/** Time, ms, that the call spends on notifying fans of a moved moment. The scheduled job does the rest. */
const FOLLOW_MS = 5000;
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
  owner: string,
  { productId, expectedUpdatedAt }: Publication,
): Promise<{ publishedAt: number }> {
  const { db } = services;
  await noteOwner(services, owner);
  const { publishedAt, moved, purgeId } = await db.runTransaction(async (transaction) => {
    const stored = await readOwnProduct(db, transaction, owner, productId);
    const product = readWorkingCopy(stored.data());
    if (expectedUpdatedAt !== undefined && expectedUpdatedAt !== product.updatedAt)
      throw new AppError('release/changed');
    const [artist, before] = await transaction.getAll(
      db.doc(paths.artistProfile(product.artistId)),
      db.doc(paths.releasePage(productId)),
    );
    if (!artist?.exists) throw new AppError('profile/not-found');
    if (product.coverImage)
      checkCoverReady(
        (await transaction.get(db.doc(paths.image(product.artistId, product.coverImage.imageId)))).data(),
      );

    const label = await labelOf(db, transaction, product, before?.get('labelId'));
    const slugs = [
      ...new Set([
        ...(label ? [label.customSlug] : []),
        ...(await labelSlugs(db, transaction, before?.get('labelId'))),
      ]),
    ];

    const names = await readReleaseSlugs(db, transaction, product.artistId, productId);
    // Clock skew: edits later than this time count as unpublished, so it must not precede the last edit.
    const at = Math.max(services.now(), product.updatedAt);
    const shelf = await shelfStateOf(db, transaction, product.artistId, owner);
    const page = pageOf(product, readArtist(artist.data()), label, shelf, at);
    const momentMoved =
      before?.get('status') !== 'published' || !sameMoment(before.get('releaseMoment'), page.releaseMoment);

    const stamp = Timestamp.fromMillis(at);
    transaction.set(db.doc(paths.releasePage(productId)), {
      ...page,
      firstInstant: Timestamp.fromMillis(page.firstInstant),
      publishedAt: stamp,
    });
    transaction.update(stored.ref, { status: 'published', publishedAt: stamp });
    if (momentMoved)
      transaction.set(db.doc(paths.momentMove(productId)), { artistId: product.artistId, productId, at: stamp });
    const addresses = addressesOf(services.sites, productId, names, slugs, [page]);
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

function sameMoment(stored: unknown, moment: object): boolean {
  const text = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
  return typeof stored === 'object' && stored !== null && text(stored) === text(moment);
}
