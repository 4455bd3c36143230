import type { ChangeOutcome, FieldChanges } from '@countin/data/access';
import type { EditState, OpenInput, SaveState, Stored } from './autosave-state.ts';
import { FieldEdits, type FieldSchemas } from './field-edits.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

export interface FieldAutosaveParts<T extends object> {
  readonly stored: Stored<T>;
  /** Only values that match their schema are saved. */
  readonly schemas: FieldSchemas<T>;
  /** Writes changed fields, unless another editor has changed one since `base`: see `changeFields`. */
  readonly save: (update: FieldChanges<T>) => Promise<ChangeOutcome<Stored<T>>>;
  readonly kept: UnsavedChanges;
  /** Fields that this screen shows and may restore; all by default. */
  readonly restorable?: readonly string[];
  /** Whether the content still has the element of an input. Text of orphaned inputs does not block saving. */
  readonly hasInput?: (content: T, id: string) => boolean;
  /** Debounce delay after the last change, milliseconds. */
  readonly idleMs?: number;
  /** Retry delays, milliseconds; the last one repeats. */
  readonly retryMs?: readonly number[];
}

/** Autosaving editor state. It never overwrites changes from elsewhere without confirmation. */
export interface FieldAutosave<T extends object> {
  /** Current state, which may not be rendered yet. */
  state(): EditState<T>;
  subscribe(listener: () => void): () => void;
  /**
   * Restores unsaved changes of earlier editors and starts autosaving. Returns the stop function; call `flush` before
   * it.
   */
  start(): () => void;
  change(changes: Partial<T>): void;
  /**
   * Marks an input as incomplete or invalid, or as valid again (null). The id is the field's key, with `/…` if the
   * field has several inputs.
   */
  setInput(id: string, input: OpenInput | null): void;
  /** Text typed into an incomplete or invalid input, here or in an earlier editor. */
  typedIn(id: string): unknown;
  /** Merges a document that was read again, possibly in a newer version. */
  arrive(stored: Stored<T>): void;
  /** Resolves a conflict. */
  resolve(key: keyof T, whose: 'mine' | 'theirs'): void;
  /** Ends the restored state: keeps the restored changes, or reverts to the stored content. */
  endRestoring(keep: boolean): void;
  /** Saves all pending changes now. True if none are left. */
  flush(): Promise<boolean>;
}

const IDLE_MS = 800;
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000];
/** Save rounds of one flush. Each round saves what was typed or merged during the previous one. */
const FLUSH_ROUNDS = 4;

/**
 * Autosave by field, debounced, with one save at a time and retries. It writes only valid fields that were changed
 * here. Unchanged fields follow the stored document. A field changed here and elsewhere is a conflict and waits for the
 * user. Unsaved changes are also kept in browser storage.
 */
export function createFieldAutosave<T extends object>(parts: FieldAutosaveParts<T>): FieldAutosave<T> {
  const { save, kept, hasInput = () => true, idleMs = IDLE_MS, retryMs = RETRY_MS } = parts;
  const edits = new FieldEdits(parts);
  const { inputs } = edits;
  const takenOver = edits.restore(kept.load(), parts.restorable);
  let restored: readonly string[] = [...new Set([...edits.open(), ...[...inputs.values()].map(({ name }) => name)])];
  let failure: { readonly error: unknown } | null = null;
  let failures = 0;
  let saving = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let shown = stateNow();

  function saveState(): SaveState {
    if (failure) return { kind: 'failed', error: failure.error };
    if (edits.conflicts.size > 0) return { kind: 'conflict', names: [...edits.conflicts.keys()].map(String) };
    const wrong = new Set<string>(edits.keys.filter((key) => edits.isWrong(key)));
    for (const { kind, name } of inputs.values()) if (kind === 'wrong') wrong.add(name);
    if (wrong.size > 0) return { kind: 'invalid', names: [...wrong] };
    if (saving) return { kind: 'saving' };
    if (inputs.size > 0) return { kind: 'typing' };
    return { kind: edits.open().length > 0 ? 'waiting' : 'saved' };
  }

  function stateNow(): EditState<T> {
    const { mine, conflicts, version } = edits;
    return { content: mine, errorCodes: edits.errorCodes(), save: saveState(), conflicts, restored, version };
  }

  function tell(): void {
    for (const id of inputs.keys()) if (!hasInput(edits.mine, id)) inputs.delete(id);
    kept.keep(edits.entry(Date.now()));
    shown = stateNow();
    for (const listener of listeners) listener();
  }

  function changed(): void {
    const { count } = edits.pending();
    if (count === 0) failure = null;
    tell();
    if (count > 0) later(idleMs);
  }

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    if (running) return running;
    const { base, changes, count } = edits.pending();
    if (count === 0) return Promise.resolve();
    running = saveOnce({ base, changes }).finally(() => (running = null));
    return running;
  }

  async function saveOnce(update: FieldChanges<T>): Promise<void> {
    edits.send(update.changes);
    saving = true;
    tell();
    try {
      const { saved, stored } = await save(update);
      [failure, failures] = [null, 0];
      edits.sentIsKnown(update.changes, saved, stored);
    } catch (error) {
      failure = { error };
      later(retryMs[Math.min(failures, retryMs.length - 1)] ?? IDLE_MS);
      failures += 1;
    }
    saving = false;
    if (failure) tell();
    else changed();
  }

  return {
    state: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      changed();
      for (const id of takenOver) kept.drop(id);
      return () => clearTimeout(timer);
    },
    change(changes) {
      edits.change(changes);
      changed();
    },
    setInput(id, input) {
      if (!input && !inputs.has(id)) return;
      if (input) inputs.set(id, input);
      else inputs.delete(id);
      changed();
    },
    typedIn: (id) => inputs.get(id)?.typed,
    arrive(stored) {
      // A stale read: requested before the last save, answered after it.
      if (stored.version < edits.version) return;
      edits.take(stored);
      changed();
    },
    resolve(key, whose) {
      if (!edits.conflicts.has(key)) return;
      if (whose === 'mine') edits.settle(key);
      else edits.revert(key);
      changed();
      void run();
    },
    endRestoring(keep) {
      if (!keep) {
        for (const key of edits.keys.filter((name) => restored.includes(name))) edits.revert(key);
        for (const [id, { name }] of inputs) if (restored.includes(name)) inputs.delete(id);
      }
      restored = [];
      changed();
    },
    async flush() {
      await running;
      for (let round = 0; round < FLUSH_ROUNDS && edits.pending().count > 0; round += 1) {
        await run();
        if (failure) break;
      }
      return inputs.size === 0 && edits.open().length === 0;
    },
  };
}
