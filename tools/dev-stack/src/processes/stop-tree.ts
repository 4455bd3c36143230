import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, processTree, signal } from './process-tree.ts';

/**
 * Stops a process and everything it started. First the process alone is asked, so that it can end its own in order.
 * After `patience` milliseconds the rest is killed.
 */
export async function stopTree(root: number, first: 'SIGINT' | 'SIGTERM', patience: number): Promise<void> {
  const tree = new Set(processTree(root));
  signal(root, first);
  const until = performance.now() + patience;
  while (performance.now() < until && [...tree].some(isRunning)) {
    if (isRunning(root)) for (const pid of processTree(root)) tree.add(pid);
    await delay(50);
  }
  for (const pid of tree) signal(pid, 'SIGKILL');
}
