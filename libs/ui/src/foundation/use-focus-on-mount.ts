import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to a new screen, so that screen readers start reading there. */
export function useFocusOnMount(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
