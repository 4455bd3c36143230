import { classNames } from '../foundation/class-names.ts';
import { visuallyHidden } from '../foundation/visually-hidden.ts';
import styles from './day-bars.module.css';

interface Day {
  readonly key: string;
  /** Label below the bar, one or two letters. */
  readonly short: string;
  /** Accessible name and tooltip, e.g. "Friday: 3 fans". */
  readonly full: string;
  readonly value: number;
}

/** Bar chart with one bar per day. */
export function DayBars({ days, label }: { readonly days: readonly Day[]; readonly label: string }) {
  const most = Math.max(1, ...days.map((day) => day.value));
  return (
    <ol className={styles.bars} aria-label={label}>
      {days.map((day) => (
        <li key={day.key} className={styles.day} title={day.full}>
          <span className={styles.track}>
            <span
              className={classNames(styles.bar, day.value === 0 && styles.none)}
              style={{ blockSize: `${(day.value / most) * 100}%` }}
            />
          </span>
          <span aria-hidden>{day.short}</span>
          <span className={visuallyHidden}>{day.full}</span>
        </li>
      ))}
    </ol>
  );
}
