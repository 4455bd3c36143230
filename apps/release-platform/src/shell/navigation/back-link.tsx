import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './back-link.module.css';

/** Link above a screen's title, one level up. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      {children}
    </Link>
  );
}
