import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';

/** One level of the path to a screen. */
export interface Crumb {
  /** Path of the level. The current screen has none. */
  readonly to?: string;
  readonly text: string;
  /** Control beside the level's name, for example a switch to another one. */
  readonly beside?: ReactNode;
}

interface BreadcrumbsProps {
  readonly label: string;
  /** From the top level down to the current screen. */
  readonly crumbs: readonly Crumb[];
}

/** Path from the top level to the current screen. Phones show the last two levels. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ to, text, beside }, level) => (
          <li key={to ?? level} className={styles.crumb}>
            {to === undefined ? (
              <span aria-current="page" className={styles.name} dir="auto">
                {text}
              </span>
            ) : (
              <Link to={to} className={styles.name} dir="auto">
                {text}
              </Link>
            )}
            {beside}
          </li>
        ))}
      </ol>
    </nav>
  );
}
