import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Back link or parent above the title. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly actions?: ReactNode;
}

/** Id of a screen's main heading, which names the `main` element around it. */
export const PAGE_TITLE_ID = 'page-title';

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
        <h1 className={styles.title} dir="auto" id={PAGE_TITLE_ID}>
          {title}
        </h1>
        {below && <div className={styles.below}>{below}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
