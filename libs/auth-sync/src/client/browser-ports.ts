import { createTokenStore } from '../token-store.ts';
import type { AuthSyncPorts } from './auth-sync-ports.ts';

type BrowserPorts = Pick<AuthSyncPorts, 'tokens' | 'go' | 'onFocus' | 'now' | 'wait'>;

/** Ports that are implemented with browser APIs. */
export function browserPorts(window: Window): BrowserPorts {
  const now = () => Date.now();
  return {
    now,
    tokens: createTokenStore(
      () => window.localStorage,
      now,
      (message, error) => console.warn(message, error),
    ),
    go: (address) => window.location.replace(address),
    onFocus(listener) {
      window.addEventListener('focus', listener);
      return () => window.removeEventListener('focus', listener);
    },
    wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
  };
}
