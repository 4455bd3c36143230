import { setTimeout as delay } from 'node:timers/promises';
import type { QueueSend, SendTask } from '../../platform/senders/send-queue.ts';
import { allDone } from '../../platform/settle-all.ts';

/** A queue of tasks inside a process. A task begins at its time, and a repeated name adds none. */
export class TasksOfProcess {
  private readonly now: () => number;
  private readonly run: (task: SendTask) => Promise<void>;
  private readonly names = new Set<string>();
  private readonly begun = new Set<Promise<void>>();

  constructor(now: () => number, run: (task: SendTask) => Promise<void>) {
    this.now = now;
    this.run = run;
  }

  /** Takes a task. */
  readonly add: QueueSend = (task, at, name) => {
    if (name !== null && this.names.has(name)) return Promise.resolve();
    if (name !== null) this.names.add(name);
    const done: Promise<void> = delay(Math.max(0, at - this.now()))
      .then(() => this.run(task))
      .finally(() => this.begun.delete(done));
    this.begun.add(done);
    return Promise.resolve();
  };

  /** Resolves when no task is left, also of those that tasks have added. */
  async done(): Promise<void> {
    while (this.begun.size > 0) await allDone([...this.begun]);
  }
}
