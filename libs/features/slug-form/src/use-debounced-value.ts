import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while. */
export function useDebouncedValue<T>(value: T, debounceMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value, debounceMs]);
  return settled;
}
