import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while. */
export function useDebouncedValue<T>(value: T, calmMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), calmMs);
    return () => clearTimeout(timer);
  }, [value, calmMs]);
  return settled;
}
