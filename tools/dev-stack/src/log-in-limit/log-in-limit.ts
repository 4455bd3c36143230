/** How many wrong passwords an address may be given within the window; the provider keeps its own numbers to itself. */
export const WRONG_PASSWORDS = 10;
export const WINDOW_MS = 5 * 60_000;

/**
 * Counts wrong passwords by the address that they were tried for, as hosted projects do. Addresses without an account
 * are counted alike: a refusal does not reveal which address has an account. A right password is never counted.
 */
export class LogInLimit {
  readonly #now: () => number;
  /** When wrong ones came, oldest first. */
  readonly #wrong = new Map<string, readonly number[]>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether attempts for that address are refused now, even with the right password. */
  isFull(email: string): boolean {
    return this.#lately(email).length >= WRONG_PASSWORDS;
  }

  noteWrong(email: string): void {
    this.#wrong.set(keyOf(email), [...this.#lately(email), this.#now()]);
  }

  /** The person has come in, or has set a new password. */
  forget(email: string): void {
    this.#wrong.delete(keyOf(email));
  }

  #lately(email: string): readonly number[] {
    return (this.#wrong.get(keyOf(email)) ?? []).filter((at) => this.#now() - at < WINDOW_MS);
  }
}

function keyOf(email: string): string {
  return email.trim().toLowerCase();
}
