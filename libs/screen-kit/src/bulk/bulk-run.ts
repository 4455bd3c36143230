import { callPatiently } from './call-patiently.ts';

/** Takes back what was done to one item. */
export type UndoOne = () => Promise<void>;

/**
 * What became of one of several items: how to take it back, null where that is not possible, or why it failed. `together`:
 * {@link BulkAction.undoMany} takes it back.
 */
export type BulkOutcome = UndoOne | 'together' | null | { readonly error: unknown };

/** How an action works on its items. */
export type BulkWork<T> =
  | {
      /** Does it to one item. Resolves to a function that takes it back, or null where that is not possible. */
      readonly run: (item: T) => Promise<UndoOne | null>;
    }
  | {
      /** Does it to several items at once; an outcome for each, in their order. May be called again with the same items. */
      readonly runMany: ManyAtOnce<T>;
      /** Takes several items back at once, whose outcome was `together`. May be called again with the same items. */
      readonly undoMany?: ManyAtOnce<T>;
    };
type ManyAtOnce<T> = (items: readonly T[]) => Promise<readonly BulkOutcome[]>;

/** What to do to each of many items. */
export type BulkAction<T> = BulkWork<T> & {
  /** Name of the action, for people. */
  readonly label: string;
  /** After the last item, also after a stop and an undo, with the items that were changed or taken back. */
  readonly onEnd?: (changed: readonly T[]) => void;
};

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

/** Items at work at the same time, and groups of items. */
const AT_ONCE = 4;
const GROUPS_AT_ONCE = 2;
/** Items of a group. The first one is small, so that progress shows soon. */
const FIRST_GROUP = 20;
const LATER_GROUPS = 50;

interface Step<T> {
  readonly items: readonly T[];
  readonly run: () => Promise<readonly BulkOutcome[]>;
}

/** One step for each item. */
const singly = <T>(items: readonly T[], run: (item: T) => Promise<BulkOutcome>): Step<T>[] =>
  items.map((item) => ({ items: [item], run: async () => [await run(item)] }));

/** One step for each group of items. */
function inGroups<T>(items: readonly T[], run: ManyAtOnce<T>): Step<T>[] {
  const steps: Step<T>[] = [];
  for (let at = 0; at < items.length; at += steps.at(-1)?.items.length ?? 1) {
    const group = items.slice(at, at + (steps.length === 0 ? FIRST_GROUP : LATER_GROUPS));
    steps.push({ items: group, run: () => run(group) });
  }
  return steps;
}

const isFailure = (outcome: BulkOutcome): outcome is { readonly error: unknown } =>
  outcome !== null && typeof outcome === 'object';

function failureOf<T>(item: T, outcome: BulkOutcome): BulkFailure<T>[] {
  return isFailure(outcome) ? [{ item, error: outcome.error }] : [];
}

/** Runs actions over many items, one action after another, and tells how far they are. For `useSyncExternalStore`. */
export class BulkRun<T> {
  #progress: BulkProgress<T> | null = null;
  #undos: { readonly item: T; readonly undo: UndoOne | 'together' }[] = [];
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
    if ('run' in action) await this.#work(singly(items, action.run), { undoing: false, atOnce: AT_ONCE });
    else await this.#work(inGroups(items, action.runMany), { undoing: false, atOnce: GROUPS_AT_ONCE });
  }

  /** Takes back what the last action did, as far as that is possible. */
  async undo(): Promise<void> {
    const undos = this.#undos;
    if (this.busy || undos.length === 0) return;
    this.#undos = [];
    const steps: Step<T>[] = undos.flatMap(({ item, undo }) =>
      undo === 'together' ? [] : { items: [item], run: () => undo().then(() => [null]) },
    );
    const together = undos.flatMap(({ item, undo }) => (undo === 'together' ? [item] : []));
    const action = this.#action;
    if (action && 'runMany' in action && action.undoMany) steps.unshift(...inGroups(together, action.undoMany));
    await this.#work(steps, { undoing: true, atOnce: together.length > 0 ? GROUPS_AT_ONCE : AT_ONCE });
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

  async #work(
    steps: readonly Step<T>[],
    { undoing, atOnce }: { readonly undoing: boolean; readonly atOnce: number },
  ): Promise<void> {
    const label = this.#action?.label ?? '';
    const total = steps.reduce((sum, { items }) => sum + items.length, 0);
    this.#progress = { label, state: 'running', undoing, total, done: 0, failures: [], undoable: 0 };
    this.#tell();
    const waiting = [...steps];
    const changed: T[] = [];
    const worker = async () => {
      for (let step = this.#take(waiting); step; step = this.#take(waiting)) changed.push(...(await this.#run(step)));
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, steps.length) }, worker));
    this.#action?.onEnd?.(changed);
    this.#set({ state: waiting.length > 0 ? 'stopped' : 'ended', undoable: this.#undos.length });
  }

  #take(waiting: Step<T>[]): Step<T> | undefined {
    return this.#progress?.state === 'running' ? waiting.shift() : undefined;
  }

  /** The items that were changed. */
  async #run({ items, run }: Step<T>): Promise<T[]> {
    // A selection may have more items than the server takes at once.
    const outcomes = await callPatiently(run).catch((error: unknown) => items.map(() => ({ error })));
    const outcomeOf = (at: number) => outcomes[at] ?? null;
    const failures = items.flatMap((item, at) => failureOf(item, outcomeOf(at)));
    const changed = items.filter((_item, at) => !isFailure(outcomeOf(at)));
    for (const [at, item] of items.entries()) {
      const outcome = outcomeOf(at);
      if (typeof outcome === 'function' || outcome === 'together') this.#undos.push({ item, undo: outcome });
    }
    const { done = 0, failures: before = [] } = this.#progress ?? {};
    this.#set({ done: done + items.length, failures: [...before, ...failures] });
    return changed;
  }

  #set(changes: Partial<BulkProgress<T>>): void {
    if (this.#progress) this.#progress = { ...this.#progress, ...changes };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
