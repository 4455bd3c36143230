import { builtAs, servedAs } from './built-as.ts';
import { PartFailure } from './lazy-part.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { watchTypedText } from './typed-text.ts';

interface Navigation {
  /** Where somebody is going right now; null while nobody is. */
  readonly goingTo: () => string | null;
  /** Calls that off. */
  readonly stay: () => void;
}

/** Watches a page for parts of the application that do not load, and recovers. Once a page, before anything is lazy. */
export function watchFailures(window: Window & typeof globalThis, navigation: () => Navigation): Recovery {
  const { document, location } = window;
  const recovery = createRecovery({
    build: builtAs(document),
    servedBuild: () => servedAs(location.pathname, window.fetch.bind(window)),
    hasTyped: watchTypedText(document),
    memory: {
      getItem: (key) => window.sessionStorage.getItem(key),
      setItem: (key, value) => window.sessionStorage.setItem(key, value),
    },
    now: () => Date.now(),
    reload() {
      const address = navigation().goingTo();
      if (address === null) location.reload();
      else location.assign(address);
    },
    stay: () => navigation().stay(),
  });
  PartFailure.listen(window, (failure) => {
    failure.outcome = recovery.recover(failure.error);
  });
  // Everything else that a build loads later, such as texts. Whoever asked for it is told as well and shows its fault,
  // should there be no way to recover.
  window.addEventListener('vite:preloadError', (event) => void recovery.recover(event.payload).catch(() => undefined));
  return recovery;
}
