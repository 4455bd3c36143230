import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { pointText, type ChartData } from './chart-data.ts';
import styles from './plot.module.css';

interface PlotPointsProps {
  readonly label: string;
  /** Id of the text that describes the chart. */
  readonly describedBy: string;
  readonly data: ChartData;
  /** Begin and width of a point's area, percent of the plot. */
  readonly areaOf: (at: number) => { readonly start: number; readonly width: number };
  readonly active: number | null;
  readonly onActive: (at: number | null) => void;
}

/**
 * Focusable points of a chart: one tab stop, from which arrow keys lead to every point. They are elements of the page.
 * Screen readers read them in order, and a touch or a pointer finds them without measuring.
 */
export function PlotPoints({ label, describedBy, data, areaOf, active, onActive }: PlotPointsProps) {
  const group = useRef<HTMLDivElement>(null);
  const last = data.points.length - 1;
  const stop = Math.min(active ?? last, last);
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(event, stop, last);
    if (target === null) return;
    event.preventDefault();
    onActive(target);
    group.current?.querySelectorAll<HTMLElement>('[role=img]')[target]?.focus();
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={styles.points}
      onKeyDown={go}
      onPointerLeave={() => onActive(null)}
      onBlur={() => onActive(null)}
    >
      {data.points.map((point, at) => {
        const { start, width } = areaOf(at);
        return (
          <span
            key={point.full}
            role="img"
            aria-label={pointText(data, at)}
            tabIndex={at === stop ? 0 : -1}
            className={styles.point}
            style={{ insetInlineStart: `${start}%`, inlineSize: `${width}%` } satisfies CSSProperties}
            onPointerEnter={() => onActive(at)}
            onFocus={() => onActive(at)}
          />
        );
      })}
    </div>
  );
}

/** Where a key leads; null for other keys. Time runs in the direction of the text. */
function targetOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, from: number, last: number): number | null {
  const forward = currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const targets: Readonly<Record<string, number>> = {
    [forward]: Math.min(from + 1, last),
    [backward]: Math.max(from - 1, 0),
    PageDown: Math.min(from + 7, last),
    PageUp: Math.max(from - 7, 0),
    Home: 0,
    End: last,
  };
  return targets[key] ?? null;
}
