import { MedleyPlayer, type PlayerState } from '@countin/public-pages/medley-player';
import { useEffect, useRef, useState } from 'react';
import type { DraftTrack } from '../medley-draft.ts';

/** Playback of the tracks in the editor, by the player that fans have. */
export interface MedleyPreview {
  /** Index of the current track; null while nothing plays or is paused. */
  readonly current: number | null;
  readonly playing: boolean;
  /** Position in the current track and its length, seconds. */
  readonly at: number;
  readonly length: number;
  readonly problem: PlaybackProblem | null;
  /** Plays a track from its start; pauses or continues the current one. */
  readonly toggle: (index: number) => void;
  /** Plays all from the first, or pauses. */
  readonly toggleAll: () => void;
  readonly seek: (seconds: number) => void;
  /** Plays the last seconds of a track and what follows. */
  readonly hearChange: (index: number) => void;
}

/** Failed playback: a track, by its index, or any sound at all. */
export type PlaybackProblem = { readonly kind: 'skipped'; readonly index: number } | { readonly kind: 'no-output' };

const STOPPED: PlayerState = { track: 0, playing: false, begun: false, at: 0, length: 0, failed: new Set() };
/** How much of the ending track is heard before a change, seconds. */
const BEFORE_CHANGE = 5;

/** Makes the player of the editor's tracks. A change of the tracks stops it. */
export function useMedleyPreview(tracks: readonly DraftTrack[]): MedleyPreview {
  const [state, setState] = useState(STOPPED);
  const [problem, setProblem] = useState<PlaybackProblem | null>(null);
  const player = useRef<MedleyPlayer | null>(null);
  /** Track whose end is to be heard once its length is known. */
  const change = useRef<number | null>(null);
  const sources = tracks.map(({ src }) => src).join('\n');
  useEffect(() => {
    const deck = () => Object.assign(new Audio(), { preload: 'none' as const });
    const decks = [deck(), deck()] as const;
    const made: MedleyPlayer = new MedleyPlayer({
      decks,
      tracks: sources.split('\n').map((src) => ({ src, seconds: 0 })),
      onChange: (now) => {
        setState(now);
        if (change.current !== now.track || now.length === 0) return;
        change.current = null;
        made.seek(now.length - BEFORE_CHANGE);
      },
      onSkip: (index) => setProblem(index === null ? null : { kind: 'skipped', index }),
      onNoOutput: () => setProblem({ kind: 'no-output' }),
    });
    player.current = made;
    return () => {
      made.pause();
      for (const each of decks) each.removeAttribute('src');
      player.current = null;
      change.current = null;
      setState(STOPPED);
      setProblem(null);
    };
  }, [sources]);

  const play = (act: (player: MedleyPlayer) => void) => {
    setProblem(null);
    change.current = null;
    if (player.current) act(player.current);
  };
  return {
    current: state.begun ? state.track : null,
    playing: state.playing,
    at: state.at,
    length: state.length,
    problem,
    toggle: (index) => play((it) => (state.begun && state.track === index ? it.toggle() : it.playTrack(index))),
    toggleAll: () => play((it) => it.toggle()),
    seek: (seconds) => player.current?.seek(seconds),
    hearChange: (index) =>
      play((it) => {
        change.current = index;
        it.playTrack(index);
      }),
  };
}
