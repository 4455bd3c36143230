import type { Store } from '../browser/store.ts';
import type { MedleyData } from './medley-data.ts';
import type { MedleyPlayer, PlayerState } from './player/medley-player.ts';

/** A medley whose player exists. */
export interface StartedMedley {
  readonly player: MedleyPlayer;
  readonly state: Store<PlayerState>;
}

/** State before the first play, as the server draws it. */
export function stoppedState({ tracks }: MedleyData): PlayerState {
  return { track: 0, playing: false, begun: false, at: 0, length: tracks[0]?.seconds ?? 0, failed: new Set() };
}
