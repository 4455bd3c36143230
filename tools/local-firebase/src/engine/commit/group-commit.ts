import { RpcError } from '../../service.ts';
import type { Store } from '../../store/index.ts';
import { RETENTION_MICROS } from '../../store/history-table.ts';
import type { CommitClock } from './commit-clock.ts';
import type { AppliedCommit } from './commit-event.ts';

/** How often old versions are dropped. */
const PRUNE_EVERY_MICROS = 60 * 1e6;

/**
 * Puts commits that arrive together into one transaction of the store. Each is applied at once, and
 * answered when the transaction is durable. Reads flush first, so that no client sees what may be lost.
 *
 * A sync to disk is slow, and clients that were just answered are likely to write again at once. A group therefore
 * waits for as many commits as the previous one had. It waits at most for the time that one took to become durable.
 */
export interface GroupCommit {
  /** Applies a commit's changes; `settle` is called once they are stored, or were lost. */
  add(commit: AppliedCommit, settle: (error: RpcError | null) => void): void;
  /** Runs other writes to the store within the group's transaction. */
  run(change: () => void): void;
  flush(): void;
}

export function createGroupCommit(
  store: Store,
  clock: CommitClock,
  onStored: (commits: readonly AppliedCommit[]) => void,
): GroupCommit {
  let open = false;
  let waiting: { commit: AppliedCommit; settle: (error: RpcError | null) => void }[] = [];
  let pruned = 0;
  let scheduled = false;
  let openedAt = 0;
  let expected = 0;
  let patienceMs = 0;

  function run(change: () => void): void {
    try {
      if (!open) {
        store.begin();
        open = true;
        openedAt = performance.now();
        schedule();
      }
      change();
    } catch (error) {
      throw abandon(error);
    }
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      const more = waiting.length > 0 && waiting.length < expected && performance.now() - openedAt < patienceMs;
      if (more) schedule();
      else flush();
    });
  }

  /** The store failed (a full disk, say): nothing of this group was kept. */
  function abandon(error: unknown): RpcError {
    const lost = waiting;
    waiting = [];
    if (open) store.rollback();
    open = false;
    const cause = new RpcError('UNAVAILABLE', `The commit could not be stored: ${String(error)}`);
    for (const { settle } of lost) settle(cause);
    return cause;
  }

  function flush(): void {
    if (!open) return;
    try {
      prune();
      const began = performance.now();
      store.commit(clock.last);
      patienceMs = performance.now() - began;
    } catch (error) {
      abandon(error);
      return;
    }
    open = false;
    const stored = waiting;
    waiting = [];
    expected = stored.length;
    for (const { settle } of stored) settle(null);
    onStored(stored.map(({ commit }) => commit));
  }

  function prune(): void {
    if (clock.last < pruned + PRUNE_EVERY_MICROS) return;
    pruned = clock.last;
    store.history.prune(clock.last - RETENTION_MICROS);
  }

  return {
    run,
    flush,
    add(commit, settle) {
      run(() => store.apply(commit.db, commit.changes, commit.time));
      clock.advance(commit.time);
      waiting.push({ commit, settle });
    },
  };
}
