import { drawFrom, FULL_BUDGET, TERMS, type BudgetState, type CatalogueId, type RateBudget } from '@countin/catalogue';
import { documents, readDocument } from '@countin/domain/documents';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { refTo, setDocument } from '../write-document.ts';

/** A request that waits for its turn, with the milliseconds to wait as its answer. */
interface Waiting {
  readonly resolve: (wait: number) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Requests that all instances together may send, one document a catalogue. Requests that come while a transaction of
 * the same process runs share the next one. A process therefore never competes with itself for the document.
 */
export class SharedBudget implements RateBudget {
  readonly #db: Firestore;
  readonly #now: () => number;
  readonly #waiting = new Map<CatalogueId, Waiting[]>();
  readonly #drawing = new Set<CatalogueId>();

  constructor(db: Firestore, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  takeToken(catalogue: CatalogueId): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(catalogue, [...(this.#waiting.get(catalogue) ?? []), { resolve, reject }]);
      if (!this.#drawing.has(catalogue)) void this.#drawAll(catalogue);
    });
  }

  async pause(catalogue: CatalogueId, until: number): Promise<void> {
    await this.#change(catalogue, (state) => ({
      state: { ...state, pausedUntil: Math.max(state.pausedUntil, until) },
      result: undefined,
    }));
  }

  async #drawAll(catalogue: CatalogueId): Promise<void> {
    this.#drawing.add(catalogue);
    for (let turn = this.#nextTurn(catalogue); turn.length > 0; turn = this.#nextTurn(catalogue)) {
      try {
        const waits = await this.#draw(catalogue, turn.length);
        turn.forEach(({ resolve }, at) => resolve(waits[at] ?? 0));
      } catch (error) {
        turn.forEach(({ reject }) => reject(error));
      }
    }
    this.#drawing.delete(catalogue);
  }

  #nextTurn(catalogue: CatalogueId): readonly Waiting[] {
    const turn = this.#waiting.get(catalogue) ?? [];
    this.#waiting.delete(catalogue);
    return turn;
  }

  #draw(catalogue: CatalogueId, requests: number): Promise<readonly number[]> {
    return this.#change(catalogue, (before) => {
      const waits: number[] = [];
      let state = before;
      for (let request = 0; request < requests; request += 1) {
        const drawn = drawFrom(state, TERMS[catalogue].rate, this.#now());
        waits.push(drawn.wait);
        state = drawn.state;
      }
      return { state, result: waits };
    });
  }

  /** Changes the document of a catalogue; writes nothing if its state stays. */
  #change<Result>(
    catalogue: CatalogueId,
    change: (state: BudgetState) => { readonly state: BudgetState; readonly result: Result },
  ): Promise<Result> {
    const reference = refTo(this.#db, documents.catalogueBudget(catalogue));
    return this.#db.runTransaction(async (transaction: Transaction) => {
      const before = readDocument(reference, await transaction.get(reference.ref)) ?? FULL_BUDGET;
      const { state, result } = change(before);
      if (state.fullAt !== before.fullAt || state.pausedUntil !== before.pausedUntil)
        setDocument(transaction, reference, state);
      return result;
    });
  }
}
