import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './rows.module.css';

/** A list of {@link Row}s between hairlines. */
export function Rows({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  readonly start?: ReactNode;
  /** May be a link: then the whole row leads there. */
  readonly title: ReactNode;
  readonly below?: ReactNode;
  readonly end?: ReactNode;
  /** `div` where something else is the list's item. */
  readonly as?: 'li' | 'div';
}

/** One thing of a list: picture, two lines of text, something at the end. */
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
