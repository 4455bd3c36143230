import { showMessage } from '../../browser/live-region.ts';
import type { CountEvent } from '../../browser/counting.ts';
import { createStore } from '../../browser/store.ts';
import type { MedleyData } from '../medley-data.ts';
import { stoppedState, type StartedMedley } from '../started-medley.ts';
import type { connectMediaSession } from './media-session.ts';
import { countListening } from './count-listening.ts';
import { MedleyPlayer, type PlayerState } from './medley-player.ts';

/** Makes the player of a medley. Nothing is loaded before the first tap. */
export function startMedley(medley: MedleyData, window: Window & typeof globalThis, count?: CountEvent): StartedMedley {
  const { document: page } = window;
  const deck = () => Object.assign(new window.Audio(), { preload: 'none' as const });
  const state = createStore(stoppedState(medley));
  const listen = count && countListening(medley, count, window);
  const player: MedleyPlayer = new MedleyPlayer({
    decks: [deck(), deck()],
    tracks: medley.tracks,
    onChange: (changed) => {
      state.set(changed);
      updateMediaSession(changed);
      listen?.(changed);
    },
    onSkip: (track) =>
      showMessage(page, (track === null ? undefined : medley.tracks[track]?.skipped) ?? medley.texts.silent),
    onNoOutput: () => showMessage(page, medley.texts.noSoundOutput),
  });
  const { artist, picture, tracks } = medley;
  const updateMediaSession = laterSession(
    (track) => {
      const { title = '', album, cover } = tracks[track] ?? {};
      return { title, artist, album: album ?? '', cover: cover ?? picture };
    },
    player,
    window,
  );
  return { player, state };
}

/** As `connectMediaSession`, whose file loads at the first play: sound does not wait for it. */
function laterSession(...session: Parameters<typeof connectMediaSession>): (state: PlayerState) => void {
  let last: PlayerState;
  let tell: ((state: PlayerState) => void) | undefined;
  let requested = false;
  return (state) => {
    last = state;
    tell?.(state);
    if (requested || !state.begun) return;
    requested = true;
    void import('./media-session.ts').then(
      (part) => {
        tell = part.connectMediaSession(...session);
        tell(last);
      },
      () => undefined,
    );
  };
}
