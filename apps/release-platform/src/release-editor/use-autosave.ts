import { useEffect, useState } from 'react';
import { createAutosave, type SaveState } from './autosave.ts';

/**
 * Autosave of a screen: saves at once when the network comes back and when the page goes out of sight.
 *
 * @param save taken as it is the first time; what it needs stays the same as long as the screen
 */
export function useAutosave<T>(save: (content: T) => Promise<void>) {
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const [autosave] = useState(() => createAutosave<T>({ onState: setState, save }));
  useEffect(() => {
    const now = () => void autosave.flush();
    const onHidden = () => document.visibilityState === 'hidden' && now();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', onHidden);
      autosave.dispose();
    };
  }, [autosave]);
  return { state, change: autosave.change, flush: autosave.flush };
}
