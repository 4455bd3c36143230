import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two looks. */
const LOOK_EVERY = 150;

/**
 * Waits for something outside this process that gives no signal when it is ready.
 *
 * @param what named in the error when `limit` milliseconds have passed
 */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean>,
  limit: number,
  signal?: AbortSignal,
): Promise<void> {
  const until = performance.now() + limit;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > until) throw new Error(`${what} did not answer within ${Math.round(limit / 1000)} s`);
    await delay(LOOK_EVERY, undefined, { signal });
  }
}
