const KEY = 'countin-invitation';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** How long a browser keeps the token: signing up and confirming an address by mail may take a while. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * The token of the opened invitation: from the address, or kept for the way back from the log-in page. Kept for all tabs,
 * since the link that confirms an address opens another one. It is never part of a path or a query, which servers see.
 */
export function readInvitationToken(hash: string, store: () => Storage, now: number): string | null {
  const named = hash.replace(/^#/, '');
  try {
    if (TOKEN.test(named)) store().setItem(KEY, `${named} ${now + KEPT_MS}`);
    return storedToken(store().getItem(KEY), now);
  } catch {
    // Without storage the link must be opened again after logging in.
    return TOKEN.test(named) ? named : null;
  }
}

function storedToken(stored: string | null, now: number): string | null {
  const [token = '', until = ''] = stored?.split(' ') ?? [];
  return TOKEN.test(token) && now < Number(until) ? token : null;
}

/** Forgets the token once its invitation is accepted. */
export function forgetInvitationToken(store: () => Storage): void {
  try {
    store().removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
