import type { MedleyData } from '../medley-data.ts';
import { showMessage } from '../../browser/live-region.ts';
import { connectMediaSession } from './media-session.ts';
import { MedleyPlayer } from './medley-player.ts';
import { PlayerView } from './player-view.ts';

/** Brings a medley to life. Nothing is loaded before the first tap. */
export function enhanceMedley(data: MedleyData, window: Window & typeof globalThis): void {
  const { document: root } = window;
  const section = root.querySelector<HTMLElement>('[data-medley]');
  if (!section) return;
  const deck = () => Object.assign(new window.Audio(), { preload: 'none' });
  const player: MedleyPlayer = new MedleyPlayer({
    decks: [deck(), deck()],
    tracks: data.tracks,
    onChange: (state) => {
      view.show(state);
      tellSession(state);
    },
    onSkip: (track) =>
      showMessage(root, (track === null ? undefined : data.tracks[track]?.skipped) ?? data.texts.silent),
    onNoOutput: () => showMessage(root, data.texts.noSoundOutput),
  });
  const view = new PlayerView(section, data, player, window);
  const tellSession = connectMediaSession(data, player, window);
}
