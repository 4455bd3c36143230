import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is at work. */
  readonly label: string;
  /** From 0 to 1; null while nobody can say how far it is. */
  readonly share: number | null;
}

/** How far something is. */
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
