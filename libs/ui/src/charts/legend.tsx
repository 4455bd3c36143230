import { valueText, type ChartData } from './chart-data.ts';
import { seriesClass } from './series-class.ts';
import styles from './plot.module.css';

/** Names of the series above a chart; with a chosen point also its values. Screen readers hear the point itself. */
export function Legend({ data, active }: { readonly data: ChartData; readonly active: number | null }) {
  const { points, series } = data;
  const point = active === null ? undefined : points[active];
  return (
    <div className={styles.legend} aria-hidden>
      {series.map((each, index) => {
        const value = active === null ? null : valueText(data, each, active);
        return (
          <span key={each.name}>
            <i className={seriesClass(styles.swatch, index)} />
            <bdi>{each.name}</bdi>
            {value !== null && <b>{value}</b>}
          </span>
        );
      })}
      <span className={styles.chosen}>{point && [point.full, ...(point.notes ?? [])].join(' · ')}</span>
    </div>
  );
}
