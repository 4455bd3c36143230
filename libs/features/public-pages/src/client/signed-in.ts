import { TOKEN_KEY } from '@countin/auth-sync/browser';
import { stored } from '../browser/remembered.ts';

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
export const hasSession = (window: Window): boolean => stored(() => window.localStorage, TOKEN_KEY) !== null;
