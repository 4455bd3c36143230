import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './chip.module.css';

export type ChipTone = 'calm' | 'live' | 'changed' | 'over' | 'danger';

/** A state in one word. Chips are for states alone. */
export function Chip({ tone = 'calm', children }: { readonly tone?: ChipTone; readonly children: ReactNode }) {
  return <span className={classNames(styles.chip, tone !== 'calm' && styles[tone])}>{children}</span>;
}
