import { useState, useSyncExternalStore } from 'react';
import { usePageScript } from '../browser/page-script.ts';
import { createStore } from '../browser/store.ts';
import type { MedleyData } from './medley-data.ts';
import type { MedleyPlayer, PlayerState } from './player/medley-player.ts';
import { stoppedState } from './started-medley.ts';

interface UsedPlayer {
  /** Null on the server and in the applications' previews. */
  readonly player: MedleyPlayer | null;
  readonly state: PlayerState;
}

/** The player of a medley and its state. Only the page's script has one, so that no application loads the engine. */
export function useMedleyPlayer(medley: MedleyData): UsedPlayer {
  const script = usePageScript();
  const [{ player, state }] = useState(
    () => script?.startMedley(medley) ?? { player: null, state: createStore(stoppedState(medley)) },
  );
  return { player, state: useSyncExternalStore(state.subscribe, state.get, state.get) };
}
