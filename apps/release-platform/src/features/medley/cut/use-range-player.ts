import { useEffect, useRef, useState } from 'react';
import { volumeAt, type ClipRange, type Fades } from './clip-range.ts';

/** Playback of a part of a file. */
export interface RangePlayer {
  readonly playing: boolean;
  /** Position in the file, seconds; null while nothing plays. */
  readonly at: number | null;
  /** Plays from the range's start, or stops. */
  readonly toggle: () => void;
  /** Plays the last seconds of the range. */
  readonly playEnd: () => void;
}

/** How much of a clip's end is heard on its own, seconds. */
const END_SECONDS = 5;

/**
 * Plays a part of a file as the clip will sound, with its fades. On iOS the fades are missing, since it ignores the
 * volume that a page sets.
 */
export function useRangePlayer(file: File, range: ClipRange, fades: Fades): RangePlayer {
  const [at, setAt] = useState<number | null>(null);
  const player = useRef<HTMLAudioElement | null>(null);
  const heard = useRef({ range, fades });
  useEffect(() => {
    heard.current = { range, fades };
  });
  useEffect(() => {
    const audio = new Audio();
    const src = URL.createObjectURL(file);
    audio.preload = 'none';
    audio.src = src;
    player.current = audio;
    return () => {
      audio.pause();
      audio.removeAttribute('src');
      URL.revokeObjectURL(src);
    };
  }, [file]);

  const playing = at !== null;
  useEffect(() => {
    const audio = player.current;
    if (!playing || !audio) return;
    let frame = 0;
    const follow = () => {
      const { start, end } = heard.current.range;
      if (audio.ended || audio.currentTime >= end) return setAt(null);
      audio.volume = volumeAt(audio.currentTime - start, end - start, heard.current.fades);
      setAt(audio.currentTime);
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(frame);
      audio.pause();
    };
  }, [playing]);

  const playFrom = (start: number) => {
    const audio = player.current;
    if (!audio) return;
    audio.currentTime = start;
    setAt(start);
    audio.play().catch(() => setAt(null));
  };
  return {
    playing,
    at,
    toggle: () => (playing ? setAt(null) : playFrom(range.start)),
    playEnd: () => playFrom(Math.max(range.start, range.end - END_SECONDS)),
  };
}
