/** Error: the queue is full. The client may retry later. */
export class QueueFull extends Error {}

/** Runs jobs one at a time: drawing a card fully loads a CPU core, and pages have priority. */
export class DrawingQueue {
  readonly #longest: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @param longest maximum number of jobs in the queue */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** @throws QueueFull at once, without running the job */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#longest) throw new QueueFull('too many cards wait to be drawn');
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => (this.#waiting -= 1));
    this.#last = done.catch(() => undefined);
    return done;
  }
}
