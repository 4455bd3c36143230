import { documents, readField } from '@countin/domain/documents';
import { Timestamp, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { forEachPage } from '../platform/for-each-page.ts';
import { deliverMessage } from './deliver.ts';

/**
 * Delivers what is left over: attempts that failed, and those whose process is gone. Stops at the deadline.
 *
 * @param deliverCampaign delivers a campaign's message, by its id; without it they wait
 */
export async function deliverDue(
  services: Services,
  deadline: number,
  deliverCampaign: (services: Services, messageId: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const due = services.db
    .collection(documents.outbox().path)
    .where('nextAttemptAt', '<=', Timestamp.fromMillis(services.now()))
    .orderBy('nextAttemptAt');
  await forEachPage(services, due, deadline, async (message: QueryDocumentSnapshot) => {
    const isCampaign = readField(documents.outboxMessage, message, 'kind') === 'campaign';
    await (isCampaign ? deliverCampaign : deliverMessage)(services, message.id);
  });
}
