import type { CallableOutput } from '@countin/domain/callables';
import { documents, KEPT_GROUP, readField } from '@countin/domain/documents';
import type { Query } from '@google-cloud/firestore';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import type { Services } from '../../platform/services.ts';
import { readPermittedProduct } from '../permitted-product.ts';

/**
 * Counts what ends with the deletion of a release.
 *
 * @throws AppError `release/not-found`, `profile/not-found`, `access/denied`
 */
export async function countReleaseContent(
  { db }: Services,
  caller: string,
  { productId }: ParsedInput<'countReleaseContent'>,
): Promise<CallableOutput<'countReleaseContent'>> {
  const { stored } = await readPermittedProduct(db, null, caller, productId, 'release.delete');
  const artistId = readField(documents.musicProduct, stored, 'artistId') ?? productId;
  const about = (collection: string) => db.collection(collection).where('productId', '==', productId);
  const [page, waiting, campaigns, tasks, kept] = await Promise.all([
    db.doc(documents.releasePage(productId).path).get(),
    countOf(about(documents.signups(artistId).path).where('state', 'in', ['unconfirmed', 'confirmed'])),
    countOf(about(documents.campaigns('artist', artistId).path).where('state', 'in', ['draft', 'scheduled', 'paused'])),
    about(documents.plannerTasks(artistId).path).get(),
    // Ids of releases are those of no artist.
    countOf(db.collectionGroup(KEPT_GROUP).where('id', '==', productId)),
  ]);
  const open = tasks.docs.filter(
    (task) =>
      readField(documents.plannerTasks, task, 'done') !== true &&
      readField(documents.plannerTasks, task, 'hidden') !== true,
  );
  const labelFeeds = (readField(documents.releasePage, page, 'labelId') ?? null) === null ? 0 : 1;
  return { page: page.exists, labelFeeds, waiting, kept, campaigns, tasks: open.length };
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
