import { idSchema } from '@countin/domain/fields';
import * as v from 'valibot';
import { createTaskQueue } from './task-queue.ts';

const instant = v.pipe(v.number(), v.integer());

/** Payload of a task: the signups of an artist to tell, see `DueSend`. */
export const sendTaskSchema = v.object({
  artistId: idSchema,
  dueAt: instant,
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
});
export type SendTask = v.InferOutput<typeof sendTaskSchema>;

/** Payload of a task: the part of a campaign to work on. */
export const campaignTaskSchema = v.object({ partId: idSchema, dueAt: instant });
export type CampaignTask = v.InferOutput<typeof campaignTaskSchema>;

/**
 * Asks for work to be done in a request of its own; resolves when the queue has taken that.
 *
 * @param at not before, milliseconds since 1970
 * @param name a second task of the same name is not taken; null for none
 */
type QueueTask<Task> = (task: Task, at: number, name: string | null) => Promise<void>;
export type QueueSend = QueueTask<SendTask>;
export type QueueCampaign = QueueTask<CampaignTask>;

/** Name of the function that the queue calls; the queue is named after it. */
const SEND_FUNCTION = 'notifyDue';

const KNOWN = 'functions/task-already-exists';

/** The queue of sends, see `createTaskQueue`. */
export function createSendQueue(): QueueTask<SendTask | CampaignTask> {
  const enqueue = createTaskQueue<SendTask | CampaignTask>(SEND_FUNCTION);
  return async (task, at, name) => {
    try {
      await enqueue(task, { scheduleTime: new Date(at), ...(name !== null && { id: name }) });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === KNOWN)) throw error;
    }
  };
}
