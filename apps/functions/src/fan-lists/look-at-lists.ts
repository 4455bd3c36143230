import { documents, readDocument } from '@countin/domain/documents';
import { judgeSample, SAMPLE_WAIT_MS, type SampleResults } from '@countin/domain/fan';
import { Timestamp, type Query } from '@google-cloud/firestore';
import { forEachPage } from '../platform/for-each-page.ts';
import type { Services } from '../platform/services.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';

const LOOK_EVERY_MS = 3_600_000;

/**
 * Looks at the samples of lists under review, each once an hour. A fine one releases its list, a bad one holds it.
 *
 * @param deadline when to stop, milliseconds since 1970
 */
export async function lookAtLists(services: Services, deadline: number): Promise<void> {
  const due = services.db
    .collection(documents.fanLists().path)
    .where('lookAt', '<=', Timestamp.fromMillis(services.now()))
    .orderBy('lookAt');
  await forEachPage(services, due, deadline, ({ id }) => lookAtList(services, id));
}

async function lookAtList(services: Services, listId: string): Promise<void> {
  const { db, now } = services;
  const { old, ...results } = await countResults(services, listId);
  const reference = refTo(db, documents.fanList(listId));
  await db.runTransaction(async (transaction) => {
    const list = readDocument(reference, await transaction.get(reference.ref));
    // An admin has decided meanwhile.
    if (list?.state !== 'reviewing') return;
    const state = judgeSample(results, list.places, old);
    updateDocument(
      transaction,
      reference,
      state === null
        ? { results, lookAt: now() + LOOK_EVERY_MS }
        : { results, state, lookAt: null, decidedAt: now(), decidedBy: null },
    );
  });
}

/** Counts what became of the messages to a sample, and those that arrived long enough ago. The database counts. */
async function countResults({ db, now }: Services, listId: string): Promise<SampleResults & { readonly old: number }> {
  const messages = db.collection(documents.outbox().path).where('list', '==', listId);
  const count = async (query: Query) => (await query.count().get()).data().count;
  const [sent, bounced, complained, old] = await Promise.all([
    count(messages.where('state', '==', 'sent')),
    count(messages.where('bounced', '==', true)),
    count(messages.where('complainedAt', '>', new Date(0))),
    count(messages.where('sentAt', '<=', Timestamp.fromMillis(now() - SAMPLE_WAIT_MS))),
  ]);
  return { sent, bounced, complained, old };
}
