import { FUNCTIONS_REGION } from '@countin/domain/fields';
import type { TaskOptions, TaskQueue } from 'firebase-admin/functions';

/**
 * Adds tasks to the queue of a function: Cloud Tasks, or the queues on this machine that the environment names. The
 * library is loaded at the first use.
 *
 * @param functionName the function that the queue calls; the queue is named after it
 */
export function createTaskQueue<Task extends object>(
  functionName: string,
): (task: Task, options?: TaskOptions) => Promise<void> {
  let opening: Promise<TaskQueue> | null = null;
  return async (task, options) => {
    opening ??= open(functionName);
    await (await opening).enqueue(task, options);
  };
}

async function open(functionName: string): Promise<TaskQueue> {
  const [{ initializeApp }, { getFunctions }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/functions'),
  ]);
  // Apps have names of their own: one of the same name may be open.
  const app = initializeApp(undefined, `queue of ${functionName}`);
  return getFunctions(app).taskQueue(`locations/${FUNCTIONS_REGION}/functions/${functionName}`);
}
