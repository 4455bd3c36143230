/** Event name of {@link ImportFailure}. Vite raises its own `vite:preloadError` first, for every kind of file. */
export const IMPORT_FAILURE = 'countin:part-failure';

/** Event for a failed dynamic import. Its handler may set `outcome`, which replaces the rejected import. */
export class ImportFailure extends Event {
  readonly error: unknown;
  /** Set by the event handler. Rejects when the tab cannot recover. */
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
 * Wraps the dynamic import of a screen or dialog for `lazy`. A failure is dispatched as an event. The error is
 * thrown if no handler sets an outcome.
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
