const LOCK = 'countin-credential-change';

/** Changes of password that run in this browser, in any tab of the site. */
export interface CredentialChanges {
  /** Runs a change. Meanwhile the server refuses the sign-in, which must not end here because of that. */
  run<T>(change: () => Promise<T>): Promise<T>;
  /** Resolves once no change is running. Never call it within a change. */
  settled(): Promise<void>;
}

/**
 * Held by a lock of the browser, which ends with its tab. Safari before 15.4 has no locks: a change then runs at once,
 * and nothing waits for it.
 */
export function createCredentialChanges(locks: () => LockManager | undefined): CredentialChanges {
  return {
    run: async (change) => locks()?.request(LOCK, change) ?? change(),
    settled: async () => locks()?.request(LOCK, { mode: 'shared' }, () => undefined),
  };
}
