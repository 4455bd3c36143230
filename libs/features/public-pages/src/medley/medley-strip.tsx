import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useReducedMotion } from '../browser/use-reduced-motion.ts';
import { Slot } from '../components/island.tsx';
import type { MedleyPlayer, PlayerState } from './player/medley-player.ts';

interface MedleyStripProps {
  readonly track: number;
  /** Name of the button that plays the track. */
  readonly label: string;
  readonly player: MedleyPlayer | null;
  readonly state: PlayerState;
  /** Drawn by the server; absent in the browser. */
  readonly children?: ReactNode;
}

/** One track: its number plays it, its title leads to its release. It fills as it is heard. */
export function MedleyStrip({ track, label, player, state, children }: MedleyStripProps) {
  const isCurrent = state.begun && state.track === track;
  const isPlaying = isCurrent && state.playing;
  const reducesMotion = useReducedMotion();
  const isMoving = isPlaying && !reducesMotion;
  useEveryFrame(isMoving);
  const fill = filled(track, isMoving && player ? player.state : state);
  const play = () => {
    if (!player) return;
    if (player.state.begun && player.state.track === track) player.toggle();
    else player.playTrack(track);
  };
  return (
    <li
      className="medley-strip"
      data-channel={track + 1}
      data-track={track}
      data-on={isCurrent ? '' : undefined}
      data-playing={isPlaying ? '' : undefined}
      data-failed={state.failed.has(track) ? '' : undefined}
      aria-current={isCurrent || undefined}
      // The page's policy forbids style attributes in markup, and nothing is filled there.
      style={fill > 0 ? ({ '--at': String(fill) } as CSSProperties) : undefined}
    >
      <button
        className="medley-number needs-script"
        type="button"
        data-play-track=""
        data-place={track + 1}
        aria-label={label}
        onClick={play}
      />
      <span className="medley-number without-script" aria-hidden>
        {track + 1}
      </span>
      <Slot>{children}</Slot>
    </li>
  );
}

/** Share of a strip that is filled. Tracks before the current one stay full unless they failed. */
function filled(track: number, { begun, track: current, at, length, failed }: PlayerState): number {
  if (!begun) return 0;
  if (track === current) return length > 0 ? Math.min(1, at / length) : 0;
  return track < current && !failed.has(track) ? 1 : 0;
}

/** Draws the component with every frame. The deck reports its position only four times a second. */
function useEveryFrame(isMoving: boolean): void {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!isMoving) return;
    let frame = 0;
    const next = () => {
      frame = requestAnimationFrame(() => {
        draw((count) => count + 1);
        next();
      });
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [isMoving]);
}
