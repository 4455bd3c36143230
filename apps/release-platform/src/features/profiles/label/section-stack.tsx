import type { ReactNode } from 'react';
import styles from './section-stack.module.css';

/** Sections below each other in one column, beside a tall one. Alone on a line, they share it. */
export function SectionStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
