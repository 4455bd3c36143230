import type { ReactNode } from 'react';
import styles from './overview-columns.module.css';

interface OverviewColumnsProps {
  /** The third section, or a single one, takes the whole line. */
  readonly wideRest?: boolean;
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** Two columns of sections on an overview screen; one column where there is no room. */
export function OverviewColumns({ wideRest = false, hidden, children }: OverviewColumnsProps) {
  return (
    <div className={wideRest ? `${styles.columns} ${styles.wide}` : styles.columns} hidden={hidden}>
      {children}
    </div>
  );
}
