import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { MedleyData } from './medley-data.ts';
import type { MedleyPlayer, PlayerState } from './player/medley-player.ts';
import { stoppedState, type StartedMedley } from './started-medley.ts';

/** Makes the player of a medley. */
export type StartMedley = (medley: MedleyData) => StartedMedley;

/** Null outside of a page's script. */
export const StartMedleyContext = createContext<StartMedley | null>(null);

interface UsedPlayer {
  /** Null on the server and in the applications' previews. */
  readonly player: MedleyPlayer | null;
  readonly state: PlayerState;
}

/** The player of a medley and its state. Only the page's script has one, so that no application loads the engine. */
export function useMedleyPlayer(medley: MedleyData): UsedPlayer {
  const start = useContext(StartMedleyContext);
  const [started] = useState(() => start?.(medley));
  const [stopped] = useState(() => stoppedState(medley));
  const get = started?.state.get ?? (() => stopped);
  return {
    player: started?.player ?? null,
    state: useSyncExternalStore(started?.state.subscribe ?? noUpdates, get, get),
  };
}

const noUpdates = () => () => undefined;
