/** How the working copy stands to what is stored. */
export type SaveState =
  | { readonly kind: 'saved' }
  /** Changed, and about to be saved. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** Something in it is wrong, so it is not saved until that is put right. */
  | { readonly kind: 'invalid' }
  /** It could not be saved and will be tried again; nothing is lost meanwhile. */
  | { readonly kind: 'failed'; readonly error: unknown };

interface AutosaveParts<T> {
  readonly save: (content: T) => Promise<void>;
  readonly onState: (state: SaveState) => void;
  /** Calm after the last key before a save, milliseconds. */
  readonly calmMs?: number;
  /** Waits before each further try, milliseconds; the last one repeats. */
  readonly retryMs?: readonly number[];
}

export interface Autosave<T> {
  /** The content as it is now; null while it is invalid. */
  change(content: T | null): void;
  /** Saves what is left to save, now. True when nothing is left afterwards. */
  flush(): Promise<boolean>;
  /** Stops the timers. What is not saved yet is not saved any more: flush first. */
  dispose(): void;
}

const CALM_MS = 800;
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000];

/**
 * Saves the latest content a moment after the last change, one save at a time, and goes on trying when
 * it fails. A change during a save is saved after it.
 */
export function createAutosave<T>({ save, onState, calmMs = CALM_MS, retryMs = RETRY_MS }: AutosaveParts<T>): Autosave<T> {
  let pending: { readonly content: T } | null = null;
  let invalid = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (running) return running;
    if (!pending) return undefined;
    running = saveOnce(pending).finally(() => (running = null));
    return running;
  }

  async function saveOnce(taken: { readonly content: T }): Promise<void> {
    onState({ kind: 'saving' });
    try {
      await save(taken.content);
      failures = 0;
      if (pending === taken) pending = null;
      if (invalid) onState({ kind: 'invalid' });
      else if (pending) onState({ kind: 'waiting' });
      else onState({ kind: 'saved' });
      if (pending) later(calmMs);
    } catch (error) {
      onState({ kind: 'failed', error });
      later(retryMs[Math.min(failures, retryMs.length - 1)] ?? CALM_MS);
      failures += 1;
    }
  }

  return {
    change(content) {
      invalid = content === null;
      if (content === null) {
        // What was valid before stays pending: a person who empties the title keeps the rest.
        onState({ kind: 'invalid' });
        return;
      }
      pending = { content };
      if (!running) onState({ kind: 'waiting' });
      later(calmMs);
    },
    async flush() {
      await running;
      await run();
      return pending === null && !invalid;
    },
    dispose() {
      clearTimeout(timer);
    },
  };
}
