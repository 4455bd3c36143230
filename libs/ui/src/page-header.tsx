import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** A way back, or what this belongs to. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly actions?: ReactNode;
}

/** The one large title of a screen, with what can be done there. */
export function PageHeader({ title, above, below, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {above && (
          <p className={styles.above} dir="auto">
            {above}
          </p>
        )}
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {below && <div className={styles.below}>{below}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
