import { webcrypto } from 'node:crypto';
import failOnConsole from 'vitest-fail-on-console';
import { afterAll, vi } from 'vitest';

// A test captures expected output with `vi.spyOn(console, …)` and asserts on it.
failOnConsole({
  shouldFailOnAssert: true,
  shouldFailOnDebug: true,
  shouldFailOnError: true,
  shouldFailOnInfo: true,
  shouldFailOnLog: true,
  shouldFailOnWarn: true,
});

// A component answers within milliseconds, and within seconds on a busy machine.
if (typeof document !== 'undefined') {
  // jsdom has no media queries: none matches.
  window.matchMedia ??= () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  // jsdom has no layout: nothing comes into view.
  window.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  await importReactDom();
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
  // Components that a file leaves mounted keep watching the window: an open dialog would hide the next file’s elements.
  afterAll(cleanup);
}

// The window of jsdom has no Web Crypto.
if (globalThis.crypto?.subtle === undefined) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document !== 'undefined') emptyWindow();
});

/**
 * React DOM waits 300 ms before it replaces a skeleton, so that a screen does not flicker. Nothing is seen here, so it
 * gets timers that end at once: the same steps, without the waiting. It takes them over when it loads.
 */
async function importReactDom(): Promise<void> {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = ((step: () => void) => setTimeout(step, 0)) as typeof setTimeout;
  await import('react-dom/client');
  globalThis.setTimeout = setTimeout;
}

/** The next file of this worker gets the same window. */
function emptyWindow(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  for (const element of [document.documentElement, document.head, document.body]) {
    if (element !== document.documentElement) element.replaceChildren();
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; expires=${new Date(0).toUTCString()}; path=/`;
}
