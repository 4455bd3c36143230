import type { MedleyData } from './medley-data.ts';
import type { MedleyPlayer, PlayerState } from './player/medley-player.ts';
import { PositionSlider } from './position-slider.tsx';

interface PlayerControlsProps {
  readonly texts: MedleyData['texts'];
  /** Whether there are tracks to skip to. */
  readonly many: boolean;
  /** Null without the page's script. */
  readonly player: MedleyPlayer | null;
  readonly state: PlayerState;
}

/** Previous, play, next; where it is; how loud. All of it needs the script. */
export function PlayerControls({ texts, many, player, state }: PlayerControlsProps) {
  return (
    <div className="medley-player needs-script">
      <div className="medley-transport">
        {many && <Skip label={texts.previous} path="M17 6v12L9 12zM7 6v12" onClick={() => player?.previous()} />}
        <button
          className="medley-play"
          type="button"
          data-toggle=""
          data-playing={state.playing ? '' : undefined}
          aria-label={state.playing ? texts.pause : texts.play}
          onClick={() => player?.toggle()}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M8 5.2v13.6L19 12z" />
            <path d="M7 5.5h3.6v13H7zm6.4 0H17v13h-3.6z" />
          </svg>
        </button>
        {many && <Skip label={texts.next} path="M7 6v12l8-6zM17 6v12" onClick={() => player?.next()} />}
      </div>
      <PositionSlider label={texts.position} text={texts.positionText} player={player} state={state} />
      <label className="medley-volume">
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 8.5a5 5 0 0 1 0 7M18 6a8.5 8.5 0 0 1 0 12" />
        </svg>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          defaultValue={1}
          aria-label={texts.volume}
          onInput={({ currentTarget }) => player?.setVolume(Number(currentTarget.value))}
        />
      </label>
    </div>
  );
}

interface SkipProps {
  readonly label: string;
  readonly path: string;
  readonly onClick: () => void;
}

function Skip({ label, path, onClick }: SkipProps) {
  return (
    <button className="medley-skip" type="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={path} />
      </svg>
    </button>
  );
}
