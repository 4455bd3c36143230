import { FUNCTIONS_REGION, idSchema } from '@countin/domain/fields';
import type { TaskQueue } from 'firebase-admin/functions';
import * as v from 'valibot';

/** Asks for a message to be delivered soon, in a request of its own; resolves when the queue has taken that. */
export type QueueDelivery = (messageId: string) => Promise<void>;

/** Name of the function that the queue calls; the queue is named after it. */
export const DELIVERY_FUNCTION = 'deliverMessage';

/** What a task carries. */
export const deliveryTaskSchema = v.object({ messageId: idSchema });

/** Cloud Tasks, or the queues on this machine that the environment names. The library is loaded at the first use. */
export function createDeliveryQueue(): QueueDelivery {
  let opening: Promise<TaskQueue> | null = null;
  const queue = () => {
    opening ??= Promise.all([import('firebase-admin/app'), import('firebase-admin/functions')]).then(
      ([{ initializeApp }, { getFunctions }]) =>
        getFunctions(initializeApp(undefined, 'tasks')).taskQueue(
          `locations/${FUNCTIONS_REGION}/functions/${DELIVERY_FUNCTION}`,
        ),
    );
    return opening;
  };
  return async (messageId) => (await queue()).enqueue({ messageId });
}
