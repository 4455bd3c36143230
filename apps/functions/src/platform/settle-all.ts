/**
 * Waits until every one of some tasks has ended, so that none keeps the others from being done.
 *
 * @throws the first of their errors
 */
export async function allDone(tasks: readonly Promise<unknown>[]): Promise<void> {
  for (const task of await Promise.allSettled(tasks)) if (task.status === 'rejected') throw task.reason;
}
