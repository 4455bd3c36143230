import type { MedleyPlayer, PlayerState } from './medley-player.ts';
import { drawnArtwork, uploadedArtwork } from './session-artwork.ts';

/** What lock screens show of a track. */
export interface SessionTrack {
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  /** Cover: the path of an uploaded picture at 640 pixels, or of a drawn one. */
  readonly cover: string;
}

/**
 * Lock screen, headset and keyboard: what is heard, and their buttons.
 *
 * @param about what to show of a track
 * @returns to be told of every change
 */
export function connectMediaSession(
  about: (track: number) => SessionTrack,
  player: MedleyPlayer,
  window: Window & typeof globalThis,
): (state: PlayerState) => void {
  const { navigator, MediaMetadata } = window;
  const session = (navigator as Partial<Navigator>).mediaSession;
  if (!session) return () => undefined;
  let shown = -1;
  let connected = false;
  /** Cover that was drawn last: tracks of one release have the same. */
  let drawn: { readonly cover: string; readonly artwork: Promise<MediaImage[]> } | null = null;

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

  function show(on: MediaSession, { cover, ...words }: SessionTrack): void {
    const metadata = new MediaMetadata({ ...words, artwork: uploadedArtwork(cover) });
    on.metadata = metadata;
    if (metadata.artwork.length > 0) return;
    if (drawn?.cover !== cover) drawn = { cover, artwork: drawnArtwork(cover, window).catch(() => []) };
    void drawn.artwork.then((artwork) => {
      metadata.artwork = artwork;
    });
  }

  return ({ track, playing, begun, at, length }) => {
    if (!begun) {
      session.playbackState = 'none';
      shown = -1;
      return;
    }
    if (!connected) connect(session);
    if (shown !== track) {
      show(session, about(track));
      shown = track;
    }
    session.playbackState = playing ? 'playing' : 'paused';
    if (length > 0) session.setPositionState?.({ duration: length, position: Math.min(at, length), playbackRate: 1 });
  };
}
