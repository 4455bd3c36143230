import type { PageView } from '../page/page-view.ts';
import { playTime } from './play-time.ts';

/** Previous, play, next; where it is; how loud. All of it is the script's. */
export function PlayerControls({
  view: { t },
  seconds,
  many,
}: {
  readonly view: PageView;
  readonly seconds: number;
  readonly many: boolean;
}) {
  return (
    <div className="player needs-script">
      <div className="transport">
        {many && <Skip label={t('medley:previous')} data-previous="" path="M17 6v12L9 12zM7 6v12" />}
        <button className="play" type="button" data-toggle="" aria-label={t('medley:playAll')}>
          <svg viewBox="0 0 24 24" aria-hidden>
            <path className="to-play" d="M8 5.2v13.6L19 12z" />
            <path className="to-pause" d="M7 5.5h3.6v13H7zm6.4 0H17v13h-3.6z" />
          </svg>
        </button>
        {many && <Skip label={t('medley:next')} data-next="" path="M7 6v12l8-6zM17 6v12" />}
      </div>
      <div className="where">
        <span data-at="" aria-hidden dir="ltr">
          {playTime(0)}
        </span>
        <input
          type="range"
          data-position=""
          min={0}
          max={seconds}
          step={1}
          defaultValue={0}
          disabled
          aria-label={t('medley:position')}
          aria-valuetext={t('medley:positionText', { at: playTime(0), length: playTime(seconds) })}
        />
        <span data-length="" aria-hidden dir="ltr">
          {playTime(seconds)}
        </span>
      </div>
      <label className="volume">
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 8.5a5 5 0 0 1 0 7M18 6a8.5 8.5 0 0 1 0 12" />
        </svg>
        <input
          type="range"
          data-volume=""
          min={0}
          max={1}
          step={0.05}
          defaultValue={1}
          aria-label={t('medley:volume')}
        />
      </label>
    </div>
  );
}

type SkipProps = { readonly label: string; readonly path: string } & (
  { readonly 'data-next': '' } | { readonly 'data-previous': '' }
);

function Skip({ label, path, ...what }: SkipProps) {
  return (
    <button className="skip-track" type="button" aria-label={label} {...what}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={path} />
      </svg>
    </button>
  );
}
