import { TOKEN_KEY } from '@countin/auth-sync/browser';

/** Shows whoever has a session on this device the way to their dashboard, where others see the log-in. */
export function enhanceSignedIn(window: Window): void {
  const show = () => {
    const audience = hasSession(window) ? 'person' : 'visitor';
    for (const part of window.document.querySelectorAll<HTMLElement>('[data-for]'))
      part.hidden = part.dataset['for'] !== audience;
  };
  show();
  // Somebody came or went in another tab.
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) show();
  });
}

/** Whether it is still good, only the dashboard's own check can say. */
function hasSession(window: Window): boolean {
  try {
    return window.localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    // Without storage nobody can be signed in.
    return false;
  }
}
