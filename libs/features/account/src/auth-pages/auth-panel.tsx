import { useEffect, useRef, type ReactNode } from 'react';
import styles from './auth-page.module.css';

/** A panel of the auth pages with its title. A new title takes the focus, so that a screen reader begins there. */
export function AuthPanel({
  title,
  lead,
  children,
}: {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className={styles.panel}>
      <h1 className={styles.title} tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
