import type { DataRouter } from 'react-router';
import { builtAs, servedAs } from './built-as.ts';
import { PartFailure } from './lazy-part.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { watchTypedText } from './typed-text.ts';

/** The part of a router that tells where somebody is going. */
export type Going = Pick<DataRouter, 'state' | 'navigate' | 'createHref'>;

/**
 * Watches a page for parts of the application that do not load, and recovers. Once a page, before anything is lazy.
 *
 * @param router gives the router, or null while it is not made yet
 */
export function watchFailures(window: Window & typeof globalThis, router: () => Going | null): Recovery {
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
      const going = router();
      const wanted = going?.state.navigation.location;
      if (going && wanted) location.assign(going.createHref(wanted));
      else location.reload();
    },
    stay() {
      const going = router();
      // A new navigation is what ends the one under way.
      if (going?.state.navigation.location) void going.navigate(going.state.location, { replace: true, preventScrollReset: true });
    },
  });
  PartFailure.listen(window, (failure) => {
    failure.outcome = recovery.recover(failure.error);
  });
  // Everything else that a build loads later, such as texts. Whoever asked for it is told as well and shows its fault,
  // should there be no way to recover.
  window.addEventListener('vite:preloadError', (event) => void recovery.recover(event.payload).catch(() => undefined));
  return recovery;
}
