import { useEffect, useState } from 'react';

/** Debounce delay of searches, milliseconds. */
export const SEARCH_DEBOUNCE_MS = 250;

/** Debounces a value. */
export function useDebouncedValue<T>(value: T, delayMs: number = SEARCH_DEBOUNCE_MS): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
