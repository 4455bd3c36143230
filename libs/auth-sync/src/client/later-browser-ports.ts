import type { LaterPorts } from './auth-sync-ports.ts';
import { createCredentialChanges } from './credential-changes.ts';
import { createEndedMark } from './ended-mark.ts';
import { createDueMark, createStateStore } from './stored-values.ts';
import { openSyncFrame } from './sync-frame.ts';

/** Later-loading ports that are implemented with browser APIs. */
export function laterBrowserPorts(
  window: Window,
  otherSite: string | null,
): Pick<LaterPorts, 'credentialChanges' | 'states' | 'due' | 'ended' | 'openFrame'> {
  const warn = (message: string, error: unknown) => console.warn(message, error);
  return {
    credentialChanges: createCredentialChanges(() => window.navigator.locks),
    states: createStateStore(
      () => window.sessionStorage,
      (bytes) => window.crypto.getRandomValues(new Uint8Array(bytes)),
      warn,
    ),
    due: createDueMark(() => window.localStorage, warn),
    ended: createEndedMark(
      () => window.localStorage,
      () => Date.now(),
      warn,
    ),
    openFrame(address) {
      if (otherSite !== null) openSyncFrame(window, otherSite, address);
    },
  };
}
