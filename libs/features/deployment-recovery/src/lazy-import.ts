/** Name of {@link ImportFailure}. Builds of Vite raise their own `vite:preloadError` before it, for every kind of file. */
const IMPORT_FAILURE = 'countin:part-failure';

/** A part of the application did not load. Whoever handles it says what becomes of the wait for the part. */
export class ImportFailure extends Event {
  readonly error: unknown;
  /** Set by whoever handles it: rejects when there is no way to recover. */
  outcome: Promise<never> | null = null;

  constructor(error: unknown) {
    super(IMPORT_FAILURE);
    this.error = error;
  }

  static listen(target: EventTarget, handle: (failure: ImportFailure) => void): () => void {
    const listener = (event: Event) => {
      if (event instanceof ImportFailure) handle(event);
    };
    target.addEventListener(IMPORT_FAILURE, listener);
    return () => target.removeEventListener(IMPORT_FAILURE, listener);
  }
}

/**
 * Wraps the import of a screen or a dialog for `lazy`: a failure is raised as an event, and thrown where nobody
 * handles it.
 */
export function lazyImport<T>(load: () => Promise<T>, target: EventTarget = window): () => Promise<T> {
  return () =>
    load().catch((error: unknown) => {
      const failure = new ImportFailure(error);
      target.dispatchEvent(failure);
      if (failure.outcome) return failure.outcome;
      throw error;
    });
}
