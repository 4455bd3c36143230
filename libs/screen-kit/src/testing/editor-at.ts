import type { LiveSave, SaveState } from '../autosave/index.ts';

/** An editor with a save status that stays as it is. */
export function editorAt(save: SaveState, saves = true): LiveSave & { flush: () => Promise<boolean> } {
  const state = { save };
  return { state: () => state, subscribe: () => () => undefined, flush: () => Promise.resolve(saves) };
}
