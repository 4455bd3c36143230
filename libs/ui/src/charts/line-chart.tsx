import { area, curveMonotoneX, line } from 'd3-shape';
import { useState } from 'react';
import { largestValue, type ChartData } from './chart-data.ts';
import { Legend } from './legend.tsx';
import { Plot, heightScale } from './plot.tsx';
import { PlotPoints } from './plot-points.tsx';
import { seriesClass } from './series-class.ts';
import styles from './plot.module.css';

interface LineChartProps {
  readonly label: string;
  readonly describedBy: string;
  readonly data: ChartData;
  /** Fixed end of the axis, such as 1 for shares. */
  readonly most?: number;
}

/** Lines over time, or over the length of a clip. The area below the first is filled. */
export function LineChart({ label, describedBy, data, most }: LineChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const { points, series } = data;
  const { scale, ticks } = heightScale(most ?? largestValue(data), most === undefined);
  const gaps = Math.max(1, points.length - 1);
  const middleOf = (at: number) => (points.length === 1 ? 50 : (at / gaps) * 100);
  const width = 100 / gaps;
  return (
    <>
      <Legend data={data} active={active} />
      <Plot data={data} ticks={ticks} heightOf={scale} middleOf={middleOf} active={active}>
        <svg className={styles.shapes} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {series.map(({ name, values }, index) => (
            <Line key={name} index={index} values={values} xOf={middleOf} yOf={(value) => 100 - scale(value)} />
          ))}
        </svg>
        <div aria-hidden>
          {series.map(({ name, values }, index) =>
            values.map((value, at) =>
              // A single point has no line.
              value !== null && (at === active || points.length === 1) ? (
                <span
                  key={`${name} ${at}`}
                  className={seriesClass(styles.dot, index)}
                  style={{ insetInlineStart: `${middleOf(at)}%`, insetBlockEnd: `${scale(value)}%` }}
                />
              ) : null,
            ),
          )}
        </div>
        <PlotPoints
          label={label}
          describedBy={describedBy}
          data={data}
          areaOf={(at) => (points.length === 1 ? { start: 0, width: 100 } : { start: middleOf(at) - width / 2, width })}
          active={active}
          onActive={setActive}
        />
      </Plot>
    </>
  );
}

interface LineProps {
  readonly index: number;
  readonly values: readonly (number | null)[];
  readonly xOf: (at: number) => number;
  readonly yOf: (value: number) => number;
}

function Line({ index, values, xOf, yOf }: LineProps) {
  const isThere = (value: number | null) => value !== null;
  const x = (_value: number | null, at: number) => xOf(at);
  const y = (value: number | null) => yOf(value ?? 0);
  const stroke = line<number | null>().defined(isThere).x(x).y(y).curve(curveMonotoneX);
  const fill = area<number | null>().defined(isThere).x(x).y0(100).y1(y).curve(curveMonotoneX);
  return (
    <g className={seriesClass(styles.line, index)}>
      {index === 0 && <path className={styles.fill} d={fill(values) ?? ''} />}
      <path className={styles.stroke} d={stroke(values) ?? ''} />
    </g>
  );
}
