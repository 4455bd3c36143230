import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import styles from './chip.module.css';

export type ChipTone = 'neutral' | 'live' | 'changed' | 'over' | 'danger';

/** Status chip with a one-word state. Use chips for states only. */
export function Chip({ tone = 'neutral', children }: { readonly tone?: ChipTone; readonly children: ReactNode }) {
  return <span className={classNames(styles.chip, tone !== 'neutral' && styles[tone])}>{children}</span>;
}
