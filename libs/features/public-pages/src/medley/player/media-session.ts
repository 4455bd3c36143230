import type { MedleyPlayer, PlayerState } from './medley-player.ts';

/**
 * Lock screen, headset and keyboard: what is heard, and their buttons.
 *
 * @param about what to show of a track
 * @returns to be told of every change
 */
export function connectMediaSession(
  about: (track: number) => MediaMetadataInit,
  player: MedleyPlayer,
  { navigator, MediaMetadata }: Window & typeof globalThis,
): (state: PlayerState) => void {
  const session = (navigator as Partial<Navigator>).mediaSession;
  if (!session) return () => undefined;
  let shown = -1;
  let connected = false;

  function connect(on: MediaSession): void {
    connected = true;
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => player.play(),
      pause: () => player.pause(),
      stop: () => player.pause(),
      previoustrack: () => player.previous(),
      nexttrack: () => player.next(),
      seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
      seekbackward: ({ seekOffset }) => player.seek(player.state.at - (seekOffset ?? 10)),
      seekforward: ({ seekOffset }) => player.seek(player.state.at + (seekOffset ?? 10)),
    };
    for (const [action, handler] of Object.entries(handlers)) {
      try {
        on.setActionHandler(action as MediaSessionAction, handler);
      } catch {
        // An action that this browser does not know.
      }
    }
  }

  return ({ track, playing, begun, at, length }) => {
    if (!begun) {
      session.playbackState = 'none';
      shown = -1;
      return;
    }
    if (!connected) connect(session);
    if (shown !== track) {
      session.metadata = new MediaMetadata(about(track));
      shown = track;
    }
    session.playbackState = playing ? 'playing' : 'paused';
    if (length > 0) session.setPositionState?.({ duration: length, position: Math.min(at, length), playbackRate: 1 });
  };
}
