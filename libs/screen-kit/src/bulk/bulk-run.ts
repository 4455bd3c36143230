/** Takes back what was done to one item. */
export type UndoOne = () => Promise<void>;

/** What to do to each of many items. */
export interface BulkAction<T> {
  /** Name of the action, for people. */
  readonly label: string;
  readonly idOf: (item: T) => string;
  /** Does it to one item. Resolves to a function that takes it back, or null where that is not possible. */
  readonly run: (item: T) => Promise<UndoOne | null>;
  /** After the last item, also after a stop and an undo, with the items that were changed or taken back. */
  readonly onEnd?: (changed: readonly T[]) => void;
}

/** An item that the action failed for. */
export interface BulkFailure<T> {
  readonly item: T;
  readonly error: unknown;
}

/** How far an action is. */
export interface BulkProgress<T> {
  readonly label: string;
  readonly state: 'running' | 'stopping' | 'ended' | 'stopped';
  /** Whether it is being taken back, or was. */
  readonly undoing: boolean;
  readonly total: number;
  readonly done: number;
  readonly failures: readonly BulkFailure<T>[];
  /** Number of items that can be taken back. */
  readonly undoable: number;
}

/** Items at work at the same time. */
const AT_ONCE = 4;

interface Step<T> {
  readonly item: T;
  readonly run: () => Promise<UndoOne | null>;
}

/** Runs actions over many items, one action after another, and tells how far they are. For `useSyncExternalStore`. */
export class BulkRun<T> {
  #progress: BulkProgress<T> | null = null;
  #undos: { readonly item: T; readonly undo: UndoOne }[] = [];
  #action: BulkAction<T> | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Progress of the last action; null before the first, and after {@link forget}. */
  readonly progress = (): BulkProgress<T> | null => this.#progress;

  /** Whether an action is at work. */
  get busy(): boolean {
    return this.#progress?.state === 'running' || this.#progress?.state === 'stopping';
  }

  /** Begins an action, unless another is at work. Resolves when it has ended. */
  async start(items: readonly T[], action: BulkAction<T>): Promise<void> {
    if (this.busy || items.length === 0) return;
    this.#action = action;
    this.#undos = [];
    await this.#work(
      items.map((item) => ({ item, run: () => action.run(item) })),
      false,
    );
  }

  /** Takes back what the last action did, as far as that is possible. */
  async undo(): Promise<void> {
    const undos = this.#undos;
    if (this.busy || undos.length === 0) return;
    this.#undos = [];
    await this.#work(
      undos.map(({ item, undo }) => ({ item, run: () => undo().then(() => null) })),
      true,
    );
  }

  /** Begins no further item. Those at work end. */
  stop(): void {
    if (this.#progress?.state === 'running') this.#set({ state: 'stopping' });
  }

  /** Forgets an action that has ended. */
  forget(): void {
    if (this.busy) return;
    this.#undos = [];
    this.#progress = null;
    this.#tell();
  }

  async #work(steps: readonly Step<T>[], undoing: boolean): Promise<void> {
    const label = this.#action?.label ?? '';
    const state = 'running' as const;
    this.#progress = { label, state, undoing, total: steps.length, done: 0, failures: [], undoable: 0 };
    this.#tell();
    const waiting = [...steps];
    const changed: T[] = [];
    const worker = async () => {
      for (let step = this.#take(waiting); step; step = this.#take(waiting))
        if (await this.#run(step)) changed.push(step.item);
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, steps.length) }, worker));
    this.#action?.onEnd?.(changed);
    this.#set({ state: waiting.length > 0 ? 'stopped' : 'ended', undoable: this.#undos.length });
  }

  #take(waiting: Step<T>[]): Step<T> | undefined {
    return this.#progress?.state === 'running' ? waiting.shift() : undefined;
  }

  /** Whether the item was changed. */
  async #run({ item, run }: Step<T>): Promise<boolean> {
    try {
      const undo = await run();
      if (undo) this.#undos.push({ item, undo });
      return true;
    } catch (error) {
      this.#set({ failures: [...(this.#progress?.failures ?? []), { item, error }] });
      return false;
    } finally {
      this.#set({ done: (this.#progress?.done ?? 0) + 1 });
    }
  }

  #set(changes: Partial<BulkProgress<T>>): void {
    if (this.#progress) this.#progress = { ...this.#progress, ...changes };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
