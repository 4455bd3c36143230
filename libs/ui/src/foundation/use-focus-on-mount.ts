import { useEffect, useRef, type RefObject } from 'react';

/** Key of the location that the document was loaded with; React Router gives other keys to navigations. */
const LOADED = 'default';

interface ScreenLocation {
  readonly pathname: string;
  readonly key: string;
}

/**
 * Moves the focus to a new screen, so that screen readers announce its name and start reading there. A screen that the
 * document was loaded with leaves the focus alone.
 */
export function useFocusOnMount({ pathname, key }: ScreenLocation): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const focused = useRef(key === LOADED ? pathname : null);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
