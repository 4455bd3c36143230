/** Too many wait already; whoever asks may come back. */
export class QueueFull extends Error {}

/** Runs work one piece after another: a card takes a whole processor for a moment, and pages go first. */
export class DrawingQueue {
  readonly #longest: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @param longest pieces that may wait at a time */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** @throws QueueFull at once, without running the work */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#longest) throw new QueueFull('too many cards wait to be drawn');
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => (this.#waiting -= 1));
    this.#last = done.catch(() => undefined);
    return done;
  }
}
