import { documents, FANS_GROUP, readValidDocument } from '@countin/domain/documents';
import { fanSummary } from '@countin/domain/fan';
import type { DocumentReference } from '@google-cloud/firestore';
import { forEachPage } from '../platform/for-each-page.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';

/** Result of a run of the migration. */
interface MigratedFans {
  /** Fans whose summary was filled or mended now. */
  readonly filled: number;
  readonly complete: boolean;
}

/**
 * Gives each fan the summary that follows from the ledger. Repeating it changes nothing.
 *
 * @param deadline when to stop and leave the rest to the next run, milliseconds since 1970
 */
export async function migrateFans(services: Services, deadline: number): Promise<MigratedFans> {
  let filled = 0;
  const all = services.db.collectionGroup(FANS_GROUP).orderBy('__name__');
  const complete = await forEachPage(services, all, deadline, async ({ ref }) => {
    if (await migrateFan(services, ref)) filled += 1;
  });
  return { filled, complete };
}

function migrateFan({ db, log }: Services, reference: DocumentReference): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    const fan = readValidDocument(documents.fan, stored, log);
    if (!fan) return false;
    const summary = fanSummary(fan, fan.ledger);
    const isFilled = Object.entries(summary).every(
      ([field, value]) => JSON.stringify(stored.get(field)) === JSON.stringify(value),
    );
    if (isFilled) return false;
    updateDocument(transaction, refOf(documents.fan, stored), summary);
    return true;
  });
}
