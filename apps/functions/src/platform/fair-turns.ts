import { AppError } from '@countin/domain/errors';

interface FairTurnsRule {
  /** Works at the same time, of different accounts. */
  readonly atOnce: number;
  /** Works of one account that may wait. */
  readonly waiting: number;
}

/**
 * Runs several works at a time, one of each account. Waiting accounts take turns, so the work of one waits at most for
 * one work of each other account.
 */
export class FairTurns {
  readonly #rule: FairTurnsRule;
  /** Waiting works by account, the account whose turn is next first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Set<string>();

  constructor(rule: FairTurnsRule) {
    this.#rule = rule;
  }

  /**
   * @param patience ends the wait; work that has begun goes on
   * @throws AppError `limit/too-many` with too many of the account waiting, `service/unavailable` when patience ends
   */
  async run<T>(account: string, work: () => Promise<T>, patience: AbortSignal): Promise<T> {
    await this.#turnOf(account, patience);
    try {
      return await work();
    } finally {
      this.#running.delete(account);
      this.#next();
    }
  }

  #turnOf(account: string, patience: AbortSignal): Promise<void> {
    const queue = this.#waiting.get(account) ?? [];
    if (queue.length >= this.#rule.waiting) throw new AppError('limit/too-many', { retryAfterSeconds: 10 });
    return new Promise((resolve, reject) => {
      const begin = () => {
        patience.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        const others = (this.#waiting.get(account) ?? []).filter((other) => other !== begin);
        if (others.length > 0) this.#waiting.set(account, others);
        else this.#waiting.delete(account);
        reject(new AppError('service/unavailable', { retryAfterSeconds: 10 }));
      };
      if (patience.aborted) return leave();
      patience.addEventListener('abort', leave, { once: true });
      this.#waiting.set(account, [...queue, begin]);
      this.#next();
    });
  }

  #next(): void {
    if (this.#running.size >= this.#rule.atOnce) return;
    const [account] = [...this.#waiting.keys()].filter((waiting) => !this.#running.has(waiting));
    const [begin, ...others] = (account !== undefined && this.#waiting.get(account)) || [];
    if (account === undefined || !begin) return;
    this.#waiting.delete(account);
    // Behind all accounts that wait.
    if (others.length > 0) this.#waiting.set(account, others);
    this.#running.add(account);
    begin();
    this.#next();
  }
}
