import { documents } from '@countin/domain/documents';
import { Timestamp, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { forEachPage } from '../platform/for-each-page.ts';
import { deliverMessage } from './deliver.ts';

/** Delivers what is left over: attempts that failed, and those whose process is gone. Stops at the deadline. */
export async function deliverDue(services: Services, deadline: number): Promise<void> {
  const due = services.db
    .collection(documents.outbox().path)
    .where('nextAttemptAt', '<=', Timestamp.fromMillis(services.now()))
    .orderBy('nextAttemptAt');
  await forEachPage(
    services,
    due,
    deadline,
    async (message: QueryDocumentSnapshot) => void (await deliverMessage(services, message.id)),
  );
}
