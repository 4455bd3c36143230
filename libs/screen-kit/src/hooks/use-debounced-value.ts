import { useEffect, useState } from 'react';

/** Time after the last key before a search runs, milliseconds. */
export const SEARCH_DEBOUNCE_MS = 250;

/** A value once it has stayed the same for a while. */
export function useDebouncedValue<T>(value: T, delayMs: number = SEARCH_DEBOUNCE_MS): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
