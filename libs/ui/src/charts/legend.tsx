import type { ChartData } from './chart-data.ts';
import { seriesClass } from './series-class.ts';
import styles from './plot.module.css';

/** Names of the series above a chart; with a chosen point also its values. Screen readers hear the point itself. */
export function Legend({
  data: { points, series, format },
  active,
}: {
  readonly data: ChartData;
  readonly active: number | null;
}) {
  const point = active === null ? undefined : points[active];
  return (
    <div className={styles.legend} aria-hidden>
      {series.map(({ name, values }, index) => {
        const value = active === null ? null : values[active];
        return (
          <span key={name}>
            <i className={seriesClass(styles.swatch, index)} />
            <bdi>{name}</bdi>
            {value != null && <b>{format(value)}</b>}
          </span>
        );
      })}
      <span className={styles.chosen}>{point && [point.full, ...(point.notes ?? [])].join(' · ')}</span>
    </div>
  );
}
