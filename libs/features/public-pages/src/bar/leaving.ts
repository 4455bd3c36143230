const LEAVING_KEY = '4track-leaving';

/** The part of `sessionStorage` that is needed. Any of it may throw: blocked storage does. */
type LeavingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Notes that the log-out of a server-rendered page was pressed. Its address alone, which anybody may link to, signs
 * nobody out.
 *
 * @param storage of this tab and this site
 */
export function setLogoutIntent(storage: () => LeavingStorage): void {
  try {
    storage().setItem(LEAVING_KEY, '1');
  } catch {
    // Without storage nobody can be signed in.
  }
}

/** Whether that was noted here. It counts once. */
export function consumeLogoutIntent(storage: () => LeavingStorage): boolean {
  try {
    const noted = storage().getItem(LEAVING_KEY) !== null;
    storage().removeItem(LEAVING_KEY);
    return noted;
  } catch {
    return false;
  }
}
