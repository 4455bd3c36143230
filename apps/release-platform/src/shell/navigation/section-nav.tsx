import { NavLink } from 'react-router';
import styles from './section-nav.module.css';

interface SectionNavProps {
  readonly label: string;
  readonly entries: readonly { readonly to: string; readonly text: string }[];
}

/** The screens of one artist or label, above each of them. */
export function SectionNav({ label, entries }: SectionNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
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
