import { startTransition, useEffect, useState } from 'react';

/** The time, updated every so many milliseconds while the screen is up. Its display gives way to keys and presses. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(Date.now())), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
