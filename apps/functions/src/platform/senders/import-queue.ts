import { idSchema } from '@countin/domain/fields';
import * as v from 'valibot';
import { createTaskQueue } from './task-queue.ts';

/** Asks for the work on a run of an import to go on, in a request of its own. Resolves when the queue has accepted it. */
export type QueueImport = (runId: string, at: number) => Promise<void>;

/** Name of the function that the queue calls; the queue is named after it. */
export const IMPORT_FUNCTION = 'continueImport';

/** Payload of a task. */
export const importTaskSchema = v.object({ runId: idSchema });

/** The queue of imports, see `createTaskQueue`. */
export function createImportQueue(): QueueImport {
  const enqueue = createTaskQueue<v.InferOutput<typeof importTaskSchema>>(IMPORT_FUNCTION);
  return (runId, at) => enqueue({ runId }, { scheduleTime: new Date(at) });
}
