import type { AccountPage, Identity, ProviderAccount } from '../platform/identity/identity.ts';

/** Accounts of one page: few, so that tests see several. */
const PAGE = 3;

/** An identity provider in memory. */
export class IdentityMemory implements Identity {
  readonly removed: string[] = [];
  readonly disabled = new Set<string>();
  /** Accounts with a verified e-mail address. */
  readonly verifiedUids = new Set<string>();
  /** Makes the next questions about addresses fail, or succeed again. */
  verifiedError: Error | null = null;
  /** Makes the next removals fail, or succeed again. */
  removeError: Error | null = null;
  /** Makes the next changes of who may sign in fail, or succeed again. */
  disableError: Error | null = null;
  /** Makes the next questions about accounts fail, or be answered again. */
  accountError: Error | null = null;
  readonly #accounts = new Map<string, ProviderAccount>();
  readonly #now: () => number;

  constructor(now: () => number, uids: readonly string[]) {
    this.#now = now;
    for (const uid of uids) this.put(uid);
  }

  /** An account is made, or changes: with `validAfter`, their password or their address. */
  put(uid: string, change: Partial<ProviderAccount> = {}): void {
    const before = this.#accounts.get(uid) ?? {
      uid,
      email: `${uid}@example.com`,
      disabled: false,
      createdAt: this.#now(),
      lastSeenAt: this.#now(),
      validAfter: 0,
    };
    this.#accounts.set(uid, { ...before, ...change });
  }

  /** Readable, so that a test sees what is in it. */
  async customToken(uid: string, claims: Readonly<Record<string, string>>): Promise<string> {
    return `custom ${JSON.stringify({ uid, ...claims })}`;
  }

  async account(uid: string): Promise<ProviderAccount | null> {
    if (this.accountError) throw this.accountError;
    const found = this.#accounts.get(uid);
    return found ? { ...found, disabled: found.disabled || this.disabled.has(uid) } : null;
  }

  async accountByEmail(email: string): Promise<ProviderAccount | null> {
    const found = [...this.#accounts.values()].find((account) => account.email === email.toLowerCase());
    return found ? this.account(found.uid) : null;
  }

  async accounts(page: string | null): Promise<AccountPage> {
    if (this.accountError) throw this.accountError;
    const rest = [...this.#accounts.values()]
      .sort((a, b) => (a.uid < b.uid ? -1 : 1))
      .filter(({ uid }) => page === null || uid > page);
    const accounts = rest.slice(0, PAGE);
    return { accounts, next: rest.length > PAGE ? (accounts.at(-1)?.uid ?? null) : null };
  }

  async verified(uids: readonly string[]): Promise<ReadonlySet<string>> {
    if (this.verifiedError) throw this.verifiedError;
    return new Set(uids.filter((uid) => this.verifiedUids.has(uid)));
  }

  async confirmAddress(uid: string, email: string): Promise<void> {
    if (!this.#accounts.has(uid)) return;
    this.put(uid, { email });
    this.verifiedUids.add(uid);
  }

  async remove(uid: string): Promise<void> {
    if (this.removeError) throw this.removeError;
    this.#accounts.delete(uid);
    this.removed.push(uid);
  }

  async setDisabled(uid: string, disabled: boolean): Promise<void> {
    if (this.disableError) throw this.disableError;
    if (disabled) this.disabled.add(uid);
    else this.disabled.delete(uid);
  }
}
