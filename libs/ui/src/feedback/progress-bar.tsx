import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Accessible name: the running task. */
  readonly label: string;
  /** Progress from 0 to 1; null if it is unknown (indeterminate). */
  readonly share: number | null;
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = share === null ? undefined : Math.round(share * 100);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-open={share === null || undefined}
    >
      <div className={styles.done} style={percent === undefined ? undefined : { inlineSize: `${percent}%` }} />
    </div>
  );
}
