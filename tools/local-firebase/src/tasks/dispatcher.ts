import { attempt } from './attempt.ts';
import { createDispatchRate, type DispatchRate } from './dispatch-rate.ts';
import type { KnownQueue, QueueDirectory } from './queue-directory.ts';
import { backoffMs, isExhausted } from './retry-policy.ts';
import type { StoredTask, TaskStore } from './task-store.ts';

export interface DispatcherOptions {
  readonly store: TaskStore;
  readonly directory: QueueDirectory;
  /** At most so many attempts of one queue at once, whatever its function allows. */
  readonly concurrency: number;
  readonly log: (line: string) => void;
}

/** Attempts tasks when their time has come. */
export interface Dispatcher {
  /** Looks for what is due; to be called when a queue has a new task. */
  wake(queue: string): void;
  /** Breaks off what is under way: those tasks are attempted again by the next one who opens the file. */
  close(): Promise<void>;
}

interface Lane {
  /** Rows of the tasks that are being attempted. */
  readonly running: Set<number>;
  rate: DispatchRate | null;
  /** Configuration that `rate` was made for. */
  perSecond: number;
  timer: NodeJS.Timeout | undefined;
  pausedUntil: number;
}

/** Interval of checks whether an unreachable function is back. */
const LOOK_AGAIN_MS = 1000;
/** Timers cannot wait longer than 25 days, and the machine's clock may be set. */
const LONGEST_WAIT_MS = 60_000;

export function createDispatcher({ store, directory, concurrency, log }: DispatcherOptions): Dispatcher {
  const lanes = new Map<string, Lane>();
  const attempts = new Set<Promise<void>>();
  const ending = new AbortController();

  function laneOf(queue: string): Lane {
    const found = lanes.get(queue);
    if (found) return found;
    const opened: Lane = { running: new Set(), rate: null, perSecond: 0, timer: undefined, pausedUntil: 0 };
    lanes.set(queue, opened);
    return opened;
  }

  /** Starts what may start now, and comes back when that may be more. */
  function pump(queue: string): void {
    if (ending.signal.aborted) return;
    const lane = laneOf(queue);
    clearTimeout(lane.timer);
    try {
      const wait = dispatchDue(queue, lane);
      if (wait !== Infinity) lane.timer = setTimeout(() => pump(queue), Math.min(LONGEST_WAIT_MS, Math.ceil(wait)));
    } catch (error) {
      pause(queue, `Tasks of ${queue} cannot be read: ${(error as Error).message}`);
    }
  }

  /**
   * Gives the milliseconds until a task can be dispatched. Infinity when that takes a new task or the end of an
   * attempt.
   */
  function dispatchDue(queue: string, lane: Lane): number {
    for (;;) {
      const task = store.next(queue, lane.running.size + 1).find(({ row }) => !lane.running.has(row));
      if (!task) return Infinity;
      const now = Date.now();
      if (task.due > now) return task.due - now;
      if (lane.pausedUntil > now) return lane.pausedUntil - now;
      const known = directory.isServed(queue) ? directory.find(queue) : null;
      if (!known) return lookAgain(queue, lane);
      const { maxConcurrentDispatches, maxDispatchesPerSecond } = known.config.rateLimits;
      if (lane.running.size >= Math.min(concurrency, maxConcurrentDispatches)) return Infinity;
      const rate = rateOf(lane, maxDispatchesPerSecond);
      if (!rate.take()) return rate.wait();
      start(queue, lane, task, known);
    }
  }

  function rateOf(lane: Lane, perSecond: number): DispatchRate {
    if (lane.perSecond !== perSecond) lane.rate = null;
    lane.perSecond = perSecond;
    return (lane.rate ??= createDispatchRate(perSecond, () => performance.now()));
  }

  function lookAgain(queue: string, lane: Lane): number {
    lane.pausedUntil = Date.now() + LOOK_AGAIN_MS;
    void directory.refresh().then(() => {
      if (!directory.isServed(queue)) return;
      lane.pausedUntil = 0;
      pump(queue);
    });
    return LOOK_AGAIN_MS;
  }

  function pause(queue: string, reason: string): void {
    log(reason);
    const lane = laneOf(queue);
    lane.pausedUntil = Date.now() + LOOK_AGAIN_MS;
    clearTimeout(lane.timer);
    lane.timer = setTimeout(() => pump(queue), LOOK_AGAIN_MS);
  }

  function start(queue: string, lane: Lane, task: StoredTask, known: KnownQueue): void {
    lane.running.add(task.row);
    const running = run(task, known)
      .then(
        () => lane.running.delete(task.row),
        (error: unknown) => {
          lane.running.delete(task.row);
          if (!ending.signal.aborted)
            pause(queue, `The outcome of task ${task.id} could not be stored: ${(error as Error).message}`);
        },
      )
      .finally(() => attempts.delete(running))
      .then(() => pump(queue));
    attempts.add(running);
  }

  async function run(task: StoredTask, { config, url }: KnownQueue): Promise<void> {
    const startedAt = Date.now();
    const result = await attempt(task, task.request.url || url, ending.signal);
    if (result.kind === 'connection-refused') {
      // In the cloud a function is always reachable, so a refused connection is not counted as an attempt.
      if (task.request.url === '') directory.lost();
      laneOf(task.queue).pausedUntil = Date.now() + LOOK_AGAIN_MS;
      return;
    }
    const now = Date.now();
    const status = result.kind === 'answered' ? result.status : null;
    if (status !== null && status >= 200 && status < 300) return void store.remove(task.queue, task.id, now);
    const failures = task.failures + 1;
    if (isExhausted(failures, now - (task.firstAttempt ?? startedAt), config.retryConfig)) {
      const last = result.kind === 'answered' ? `answer ${result.status}` : result.reason;
      log(`Task ${task.id} of ${task.queue} is given up after ${failures} attempts (${last})`);
      return void store.remove(task.queue, task.id, now);
    }
    store.fail(task, { startedAt, status, nextAt: Math.round(now + backoffMs(failures, config.retryConfig)) });
  }

  for (const queue of store.queuesWithTasks()) pump(queue);
  return {
    wake: pump,
    async close() {
      ending.abort();
      for (const { timer } of lanes.values()) clearTimeout(timer);
      await Promise.all(attempts);
    },
  };
}
