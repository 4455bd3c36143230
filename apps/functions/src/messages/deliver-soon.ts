import type { Services } from '../platform/services.ts';

/** A fan waits for the answer; a queue that is slower than this is as good as away. Milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Has a message delivered after the answer, which waits for no mail server. In the cloud that takes a request of its
 * own: functions have no processor time once they have answered. If the queue is slow or unavailable, the message stays
 * in the outbox. The schedule sends it within a minute.
 */
export async function deliverSoon(
  { queueDelivery, log }: Pick<Services, 'queueDelivery' | 'log'>,
  messageId: string,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The queue did not answer.')), PATIENCE_MS);
  });
  try {
    await Promise.race([queueDelivery(messageId), tooSlow]);
  } catch (error) {
    log(`Message ${messageId} waits for the schedule.`, error);
  } finally {
    clearTimeout(timer);
  }
}
