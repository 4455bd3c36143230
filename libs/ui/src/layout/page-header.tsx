import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Back link or parent above the title. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly actions?: ReactNode;
}

/** Main heading of a screen, with its actions. */
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
