import { useTranslation } from 'react-i18next';
import { clipTime, withEnd, withStart, type ClipRange } from './clip-range.ts';
import { Waveform } from './waveform.tsx';
import styles from './cut-dialog.module.css';

interface RangeSliderProps {
  readonly peaks: Float32Array;
  readonly seconds: number;
  readonly range: ClipRange;
  readonly onChange: (range: ClipRange) => void;
  /** Shown part of the file, seconds. */
  readonly shown: ClipRange;
  /** Playback position, seconds; null for none. */
  readonly at: number | null;
}

/** Step of an arrow key, seconds. */
const STEP = 0.1;

/**
 * The start and end of a clip on the picture of its file, by mouse, touch and keys. Time runs from left to right in
 * every language.
 */
export function RangeSlider({ peaks, seconds, range, onChange, shown, at }: RangeSliderProps) {
  const { t } = useTranslation('clip-cutter');
  const share = (time: number) => `${((time - shown.start) / (shown.end - shown.start)) * 100}%`;
  const edge = (name: 'start' | 'end', move: typeof withStart) => (
    <input
      type="range"
      className={styles.edge}
      min={shown.start}
      max={shown.end}
      step={STEP}
      value={range[name]}
      aria-label={t(name)}
      aria-valuetext={clipTime(range[name])}
      onChange={({ target }) => onChange(move(range, target.valueAsNumber, seconds))}
    />
  );
  return (
    <div className={styles.slider} dir="ltr">
      <Waveform peaks={peaks} from={shown.start} to={shown.end} />
      <div className={styles.outside} style={{ insetInlineStart: 0, inlineSize: share(range.start) }} />
      <div className={styles.outside} style={{ insetInlineEnd: 0, insetInlineStart: share(range.end) }} />
      {at !== null && <div className={styles.at} style={{ insetInlineStart: share(at) }} />}
      {edge('start', withStart)}
      {edge('end', withEnd)}
    </div>
  );
}
