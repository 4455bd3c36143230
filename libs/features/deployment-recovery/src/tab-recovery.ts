import type { DataRouter } from 'react-router';
import { entryScript, servedEntryScript } from './entry-script.ts';
import { ImportFailure } from './lazy-import.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { watchUnsavedInput, type UnsavedInput } from './unsaved-input.ts';

/** The members of a router that are needed to read and replace the pending navigation. */
export type NavigatingRouter = Pick<DataRouter, 'state' | 'navigate' | 'createHref'>;

/** Recovers a tab while it is watched. */
export interface TabRecovery extends Recovery {
  /** Watches the page for parts of the application that do not load. Returns its dispose function. */
  watch(): () => void;
}

/** Creates the recovery of a tab from its document, its pending navigation and its unsaved input. */
export function tabRecovery(window: Window & typeof globalThis, router: NavigatingRouter): TabRecovery {
  const { document, location } = window;
  let typed: UnsavedInput | null = null;
  const recovery = createRecovery({
    build: entryScript(document),
    servedBuild: () => servedEntryScript(location.pathname, window.fetch.bind(window)),
    hasTyped: () => typed?.any() ?? false,
    memory: {
      getItem: (key) => window.sessionStorage.getItem(key),
      setItem: (key, value) => window.sessionStorage.setItem(key, value),
    },
    now: () => Date.now(),
    reload() {
      const wanted = router.state.navigation.location;
      if (wanted) location.assign(router.createHref(wanted));
      else location.reload();
    },
    stay() {
      // React Router cancels a pending navigation only when a new one starts.
      if (router.state.navigation.location)
        void router.navigate(router.state.location, { replace: true, preventScrollReset: true });
    },
  });
  return {
    ...recovery,
    watch() {
      const text = watchUnsavedInput(document);
      typed = text;
      const stopParts = ImportFailure.listen(window, (failure) => {
        failure.outcome = recovery.recover(failure.error);
      });
      // Other files that a build loads later, such as translations. The caller's import rejects as well, so the
      // caller shows the error if the tab cannot recover.
      const others = (event: WindowEventMap['vite:preloadError']) =>
        void recovery.recover(event.payload).catch(() => undefined);
      window.addEventListener('vite:preloadError', others);
      return () => {
        stopParts();
        window.removeEventListener('vite:preloadError', others);
        text.dispose();
      };
    },
  };
}
