import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import styles from './rows.module.css';

/** List of {@link Row}s with separators. */
export function Rows({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  readonly start?: ReactNode;
  /** Title; if it is a link, the whole row is clickable. */
  readonly title: ReactNode;
  readonly below?: ReactNode;
  readonly end?: ReactNode;
  /** Use `div` if the parent already renders a list item. */
  readonly as?: 'li' | 'div';
}

/** List row: picture, two lines of text, and a trailing element. */
export function Row({ start, title, below, end, as: Element = 'li' }: RowProps) {
  return (
    <Element className={classNames(styles.row, start !== undefined && styles.withStart)}>
      {start}
      <div className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {below && <span className={styles.below}>{below}</span>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </Element>
  );
}
