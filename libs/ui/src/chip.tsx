import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './chip.module.css';

export type ChipTone = 'calm' | 'live' | 'changed' | 'over' | 'danger';

/** Status chip with a one-word state. Use chips for states only. */
export function Chip({ tone = 'calm', children }: { readonly tone?: ChipTone; readonly children: ReactNode }) {
  return <span className={classNames(styles.chip, tone !== 'calm' && styles[tone])}>{children}</span>;
}
