import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import styles from './section-nav.module.css';

interface SectionNavProps {
  readonly label: string;
  readonly entries: readonly { readonly to: string; readonly text: string }[];
}

/** The screens of one artist or label, above each of them. On a narrow screen the list scrolls to the current one. */
export function SectionNav({ label, entries }: SectionNavProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector('[aria-current="page"]');
    if (list.current && current) revealIn(list.current, current);
  }, [pathname]);
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list} ref={list}>
        {entries.map(({ to, text }) => (
          <li key={to}>
            <NavLink end to={to} className={styles.link}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the list only; `scrollIntoView` would scroll the page as well. */
function revealIn(list: Element, item: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
}
