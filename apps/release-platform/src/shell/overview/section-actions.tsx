import type { ReactNode } from 'react';
import styles from './section-actions.module.css';

/** Buttons below the rows of a section. */
export function SectionActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
