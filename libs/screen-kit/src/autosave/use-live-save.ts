import { useSyncExternalStore } from 'react';
import type { SaveState } from './autosave-state.ts';

/** An editor whose save status can be followed. */
export interface LiveSave {
  state(): { readonly save: SaveState };
  subscribe(listener: () => void): () => void;
}

/**
 * The save status as it is now. An editor renders a typed text after its field, in a transition. The status of that
 * render may still say that everything is saved.
 */
export function useLiveSave({ state, subscribe }: LiveSave): SaveState {
  return useSyncExternalStore(subscribe, () => state().save);
}
