import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './more-link.module.css';

/** Link beside a section's title to the screen with all of its entries. */
export function MoreLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link className={styles.more} to={to}>
      {children}
    </Link>
  );
}
