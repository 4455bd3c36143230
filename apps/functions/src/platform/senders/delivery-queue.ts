import { idSchema } from '@countin/domain/fields';
import * as v from 'valibot';
import { createTaskQueue } from './task-queue.ts';

/** Asks for a message to be delivered soon, in a request of its own. Resolves when the queue has accepted it. */
export type QueueDelivery = (messageId: string) => Promise<void>;

/** Name of the function that the queue calls; the queue is named after it. */
export const DELIVERY_FUNCTION = 'deliverMessage';

/** Payload of a task. */
export const deliveryTaskSchema = v.object({ messageId: idSchema });

/** The queue of deliveries, see `createTaskQueue`. */
export function createDeliveryQueue(): QueueDelivery {
  const enqueue = createTaskQueue<v.InferOutput<typeof deliveryTaskSchema>>(DELIVERY_FUNCTION);
  return (messageId) => enqueue({ messageId });
}
