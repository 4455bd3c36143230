import { scaleLinear } from 'd3-scale';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { labelledPoints, type ChartData } from './chart-data.ts';
import styles from './plot.module.css';

/** Labels that fit below a plot of 280 px. */
const MOST_LABELS = 5;
const TICKS = 4;

/** Scale from values to percent of the height, which ends at a round value. */
export function heightScale(largest: number, isWhole: boolean) {
  const scale = scaleLinear([0, Math.max(largest, isWhole ? TICKS : 0) || 1], [0, 100]).nice(TICKS);
  return { scale, ticks: scale.ticks(TICKS) };
}

interface PlotProps {
  readonly data: ChartData;
  readonly ticks: readonly number[];
  /** Percent of the height. */
  readonly heightOf: (value: number) => number;
  /** Middle of a point, percent of the width. */
  readonly middleOf: (at: number) => number;
  readonly active: number | null;
  readonly children: ReactNode;
}

/** Axes, grid and marks around the shapes of a chart. Positions are percentages in the direction of the text. */
export function Plot({ data, ticks, heightOf, middleOf, active, children }: PlotProps) {
  const { points, format } = data;
  const labels = data.labelled ?? labelledPoints(points.length, MOST_LABELS);
  const at = (index: number): CSSProperties => ({ insetInlineStart: `${middleOf(index)}%` });
  return (
    <div className={styles.plot}>
      <div className={styles.values} aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} style={{ insetBlockEnd: `${heightOf(tick)}%` }}>
            {format(tick)}
          </span>
        ))}
        {/* The widest label makes room for all. */}
        {ticks.map((tick) => (
          <i key={tick}>{format(tick)}</i>
        ))}
      </div>
      <div className={styles.area}>
        <div aria-hidden>
          {ticks.map((tick) => (
            <span key={tick} className={styles.grid} style={{ insetBlockEnd: `${heightOf(tick)}%` }} />
          ))}
          {points.map(({ full, notes }, index) =>
            notes?.length ? <span key={full} className={styles.note} style={at(index)} /> : null,
          )}
          {active !== null && <span className={styles.cursor} style={at(active)} />}
        </div>
        {children}
      </div>
      <div className={styles.names} aria-hidden>
        {labels.map((index) => (
          <span
            key={index}
            className={classNames(
              index === 0 && labels.length > 1 && styles.first,
              index === points.length - 1 && labels.length > 1 && styles.last,
            )}
            style={at(index)}
          >
            {points[index]?.short}
          </span>
        ))}
      </div>
    </div>
  );
}
