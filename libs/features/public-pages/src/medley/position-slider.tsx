import { useEffect, useRef, useState } from 'react';
import { playTime } from './play-time.ts';
import type { MedleyPlayer, PlayerState } from './player/medley-player.ts';

interface PositionSliderProps {
  readonly label: string;
  /** `{at}` and `{length}` stand for the times. */
  readonly text: string;
  readonly player: MedleyPlayer | null;
  readonly state: PlayerState;
}

/** The position in the current track. While the listener drags, it shows the position under the pointer. */
export function PositionSlider({ label, text, player, state: { at, length, begun } }: PositionSliderProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Not `onChange`: React gives that name to the browser's `input` event. Only `change` ends a drag.
  useEffect(() => {
    const slider = input.current;
    if (!slider || !player) return;
    const seek = () => {
      setDragged(null);
      player.seek(Number(slider.value));
    };
    slider.addEventListener('change', seek);
    return () => slider.removeEventListener('change', seek);
  }, [player]);
  const shown = dragged ?? at;
  return (
    <div className="medley-where">
      <span aria-hidden dir="ltr">
        {playTime(shown)}
      </span>
      <input
        ref={input}
        type="range"
        min={0}
        max={length}
        step={1}
        value={shown}
        onChange={({ currentTarget }) => setDragged(Number(currentTarget.value))}
        disabled={!begun}
        aria-label={label}
        aria-valuetext={text.replace('{at}', playTime(shown)).replace('{length}', playTime(length))}
      />
      <span data-length="" aria-hidden dir="ltr">
        {playTime(length)}
      </span>
    </div>
  );
}
