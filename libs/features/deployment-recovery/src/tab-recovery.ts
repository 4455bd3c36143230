import type { DataRouter } from 'react-router';
import { entryScript, servedEntryScript } from './entry-script.ts';
import { ImportFailure } from './lazy-import.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { watchUnsavedInput, type UnsavedInput } from './unsaved-input.ts';

/** The part of a router that tells where somebody is going. */
export type NavigatingRouter = Pick<DataRouter, 'state' | 'navigate' | 'createHref'>;

/** Recovers a tab while it is watched. */
export interface TabRecovery extends Recovery {
  /** Watches the page for parts of the application that do not load. Returns its dispose function. */
  watch(): () => void;
}

/** The recovery of a tab, which knows its document, where its router is going and what is typed into it. */
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
      // A new navigation is what ends the one under way.
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
      // Everything else that a build loads later, such as texts. Whoever asked for it is told as well and shows its
      // fault, should there be no way to recover.
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
