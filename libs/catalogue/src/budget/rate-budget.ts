import { drawToken, type BucketRule } from '@countin/server-http';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import { TERMS } from '../settings/terms.ts';

/**
 * Requests that all instances together may send. The functions keep it in Firestore: one document a catalogue with the state of
 * {@link drawFrom}, changed in a transaction.
 */
export interface RateBudget {
  /** Takes one request. Gives 0, or the milliseconds until there is one. */
  takeToken(catalogue: CatalogueId): Promise<number>;
  /** No request before an instant (milliseconds since 1970), because the service said so. */
  pause(catalogue: CatalogueId, until: number): Promise<void>;
}

/** State of one catalogue's budget. */
export interface BudgetState {
  /** When all requests are available again, milliseconds since 1970. */
  readonly fullAt: number;
  /** No request before, milliseconds since 1970. */
  readonly pausedUntil: number;
}

/** A budget of which nothing is used. */
export const FULL_BUDGET: BudgetState = { fullAt: 0, pausedUntil: 0 };

/** Draws one request: the milliseconds to wait (0 for none), and the state to keep. Pure. */
export function drawFrom(
  state: BudgetState,
  rule: BucketRule,
  now: number,
): { readonly wait: number; readonly state: BudgetState } {
  if (state.pausedUntil > now) return { wait: state.pausedUntil - now, state };
  const { wait, fullAt } = drawToken(rule, state.fullAt, now);
  return { wait, state: { ...state, fullAt } };
}

/** A budget in the memory of one process, for tests and tools. */
export class MemoryBudget implements RateBudget {
  readonly #states = new Map<CatalogueId, BudgetState>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  takeToken(catalogue: CatalogueId): Promise<number> {
    const { wait, state } = drawFrom(this.#stateOf(catalogue), TERMS[catalogue].rate, this.#now());
    this.#states.set(catalogue, state);
    return Promise.resolve(wait);
  }

  pause(catalogue: CatalogueId, until: number): Promise<void> {
    const state = this.#stateOf(catalogue);
    this.#states.set(catalogue, { ...state, pausedUntil: Math.max(state.pausedUntil, until) });
    return Promise.resolve();
  }

  #stateOf(catalogue: CatalogueId): BudgetState {
    return this.#states.get(catalogue) ?? FULL_BUDGET;
  }
}
