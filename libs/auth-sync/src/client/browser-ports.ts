import { createTokenStore } from '../token-store.ts';
import type { AuthSyncPorts } from './auth-sync-ports.ts';
import { createDueMark, createStateStore } from './kept-values.ts';

type BrowserPorts = Pick<AuthSyncPorts, 'tokens' | 'states' | 'due' | 'openFrame' | 'go' | 'onFocus' | 'now' | 'wait'>;

/** The browser's part of the ports. */
export function browserPorts(window: Window, sibling: string | null): BrowserPorts {
  const warn = (message: string, error: unknown) => console.warn(message, error);
  const now = () => Date.now();
  return {
    now,
    tokens: createTokenStore(() => window.localStorage, now, warn),
    states: createStateStore(() => window.sessionStorage, (bytes) => window.crypto.getRandomValues(new Uint8Array(bytes)), warn),
    due: createDueMark(() => window.localStorage, warn),
    openFrame(address) {
      if (sibling === null) return;
      // Where it does not load the sibling learns nothing now; it asks the server itself soon enough.
      void import('./sync-frame.ts').then(({ openSyncFrame }) => openSyncFrame(window, sibling, address), () => undefined);
    },
    go: (address) => window.location.replace(address),
    onFocus(listener) {
      window.addEventListener('focus', listener);
      return () => window.removeEventListener('focus', listener);
    },
    wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
  };
}
