import { TOKEN_KEY } from '@countin/auth-sync/browser';

/** Shows the link to the dashboard instead of the log-in if this device has a session. */
export function enhanceSignedIn(window: Window): void {
  const show = () => {
    const audience = hasSession(window) ? 'person' : 'visitor';
    for (const part of window.document.querySelectorAll<HTMLElement>('[data-for]'))
      part.hidden = part.dataset['for'] !== audience;
  };
  show();
  // The user signed in or out in another tab.
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) show();
  });
}

/** Whether a session token is stored. Only the dashboard checks that it is still valid. */
export function hasSession(window: Window): boolean {
  try {
    return window.localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    // Without storage no user can be signed in.
    return false;
  }
}
