import type { ReactNode } from 'react';
import styles from './funnel.module.css';

/** A step of a {@link Funnel}. */
export interface FunnelStep {
  readonly key: string;
  readonly name: ReactNode;
  /** Null where it is left out. */
  readonly value: number | null;
  /** How many of the step before came here, in words; empty for the first. */
  readonly rate: string;
}

interface FunnelProps {
  readonly label: string;
  readonly steps: readonly FunnelStep[];
  readonly format: (value: number | null) => string;
}

/** Steps from the first to the last, each with its number and its rate of the previous step. */
export function Funnel({ label, steps, format }: FunnelProps) {
  const largest = Math.max(1, ...steps.map(({ value }) => value ?? 0));
  return (
    <ol className={styles.funnel} aria-label={label}>
      {steps.map(({ key, name, value, rate }) => (
        <li key={key}>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span> <b>{format(value)}</b>
          </span>
          <span className={styles.track} aria-hidden>
            {value !== null && value > 0 && (
              <span className={styles.bar} style={{ inlineSize: `${(value / largest) * 100}%` }} />
            )}
          </span>
          <span className={styles.rate}>{rate}</span>
        </li>
      ))}
    </ol>
  );
}
