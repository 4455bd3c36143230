import pLimit from 'p-limit';

/** Error: the queue is full. The client may retry later. */
export class QueueFull extends Error {}

/** Runs jobs one at a time: drawing a card fully loads a CPU core, and pages have priority. */
export class DrawingQueue {
  readonly #longest: number;
  readonly #limit = pLimit(1);

  /** @param longest maximum number of jobs in the queue */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** @throws QueueFull at once, without running the job */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#limit.activeCount + this.#limit.pendingCount >= this.#longest)
      throw new QueueFull('too many cards wait to be drawn');
    return this.#limit(work);
  }
}
