import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface KeptFocus<T extends HTMLElement> {
  /** Element that takes over the focus; it needs `tabIndex={-1}`. */
  readonly target: RefObject<T | null>;
  /** Props of the element around the controls. */
  readonly around: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Moves the focus to `target` when the focused control disappears; browsers would move it to the body. */
export function useStableFocus<T extends HTMLElement>(): KeptFocus<T> {
  const target = useRef<T>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  });
  return {
    target,
    around: {
      onFocus: (event) => {
        focused.current = event.target;
      },
      onBlur: () => {
        focused.current = null;
      },
    },
  };
}
