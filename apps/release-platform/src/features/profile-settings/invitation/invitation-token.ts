const KEY = 'countin-invitation';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * The token of the opened invitation: from the address, or kept for the way back from the log-in page. It is never part of
 * a path or a query, which servers see.
 */
export function readInvitationToken(hash: string, store: () => Storage): string | null {
  const named = hash.replace(/^#/, '');
  try {
    if (TOKEN.test(named)) store().setItem(KEY, named);
    const kept = store().getItem(KEY);
    return kept !== null && TOKEN.test(kept) ? kept : null;
  } catch {
    // Without storage the link must be opened again after logging in.
    return TOKEN.test(named) ? named : null;
  }
}

/** Forgets the token once its invitation is accepted. */
export function forgetInvitationToken(store: () => Storage): void {
  try {
    store().removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
