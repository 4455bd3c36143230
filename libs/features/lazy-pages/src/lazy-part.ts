/** Name of {@link PartFailure}. Builds of Vite raise their own `vite:preloadError` before it, for every kind of file. */
const PART_FAILURE = 'countin:part-failure';

/** A part of the application did not load. Whoever handles it says what becomes of the wait for the part. */
export class PartFailure extends Event {
  readonly error: unknown;
  /** Set by whoever handles it: rejects when there is no way to recover. */
  outcome: Promise<never> | null = null;

  constructor(error: unknown) {
    super(PART_FAILURE);
    this.error = error;
  }

  static listen(target: EventTarget, handle: (failure: PartFailure) => void): () => void {
    const listener = (event: Event) => {
      if (event instanceof PartFailure) handle(event);
    };
    target.addEventListener(PART_FAILURE, listener);
    return () => target.removeEventListener(PART_FAILURE, listener);
  }
}

/**
 * Wraps the import of a screen or a dialog for `lazy`: a failure is raised as an event, and thrown where nobody
 * handles it.
 */
export function lazyPart<T>(load: () => Promise<T>, target: EventTarget = window): () => Promise<T> {
  return () =>
    load().catch((error: unknown) => {
      const failure = new PartFailure(error);
      target.dispatchEvent(failure);
      if (failure.outcome) return failure.outcome;
      throw error;
    });
}
