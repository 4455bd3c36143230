const LEAVING_KEY = '4track-leaving';

/** Subset of `sessionStorage`. Each method may throw if the browser blocks storage. */
type LeavingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Records a click on the log-out link of a server-rendered page. CSRF protection: a link from another site to the
 * log-out URL must not sign the user out.
 *
 * @param storage the session storage of this tab and this origin
 */
export function setLogoutIntent(storage: () => LeavingStorage): void {
  try {
    storage().setItem(LEAVING_KEY, '1');
  } catch {
    // Without storage no user can be signed in.
  }
}

/** Whether a log-out click was recorded in this tab. Clears the record. */
export function consumeLogoutIntent(storage: () => LeavingStorage): boolean {
  try {
    const noted = storage().getItem(LEAVING_KEY) !== null;
    storage().removeItem(LEAVING_KEY);
    return noted;
  } catch {
    return false;
  }
}
