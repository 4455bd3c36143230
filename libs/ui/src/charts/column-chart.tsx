import { useState } from 'react';
import { largestValue, type ChartData } from './chart-data.ts';
import { Legend } from './legend.tsx';
import { Plot, heightScale } from './plot.tsx';
import { PlotPoints } from './plot-points.tsx';
import { seriesClass } from './series-class.ts';
import styles from './plot.module.css';

interface ColumnChartProps {
  readonly label: string;
  readonly describedBy: string;
  readonly data: ChartData;
}

/** Columns beside each other, such as one for each hour of the day. */
export function ColumnChart({ label, describedBy, data }: ColumnChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const { points, series } = data;
  const { scale, ticks } = heightScale(largestValue(data), true);
  const width = 100 / Math.max(1, points.length);
  return (
    <>
      <Legend data={data} active={active} />
      <Plot data={data} ticks={ticks} heightOf={scale} middleOf={(at) => (at + 0.5) * width} active={null}>
        <div className={styles.columns} aria-hidden>
          {points.map(({ full }, at) => (
            <span key={full} data-active={at === active || undefined}>
              {series.map(({ name, values }, index) => (
                <span
                  key={name}
                  className={seriesClass(styles.column, index)}
                  style={{ blockSize: `${scale(values[at] ?? 0)}%` }}
                />
              ))}
            </span>
          ))}
        </div>
        <PlotPoints
          label={label}
          describedBy={describedBy}
          data={data}
          areaOf={(at) => ({ start: at * width, width })}
          active={active}
          onActive={setActive}
        />
      </Plot>
    </>
  );
}
