import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
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
  const [page, waiting, campaigns, tasks] = await Promise.all([
    db.doc(documents.releasePage(productId).path).get(),
    countOf(about(documents.signups(artistId).path).where('state', 'in', ['asked', 'confirmed'])),
    countOf(about(documents.campaigns('artist', artistId).path).where('state', 'in', ['draft', 'scheduled', 'paused'])),
    about(documents.plannerTasks(artistId).path).get(),
  ]);
  const open = tasks.docs.filter(
    (task) =>
      readField(documents.plannerTasks, task, 'done') !== true &&
      readField(documents.plannerTasks, task, 'hidden') !== true,
  );
  return { page: page.exists, waiting, campaigns, tasks: open.length };
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
