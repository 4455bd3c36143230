import { classNames } from '@countin/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { NavLink, useLocation } from 'react-router';
import styles from './section-nav.module.css';

interface SectionNavProps {
  readonly label: string;
  readonly entries: readonly { readonly to: string; readonly text: string }[];
}

/** The screens of one artist, release or label: tabs on wide screens, a menu behind a button on phones. */
export function SectionNav({ label, entries }: SectionNavProps) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => revealCurrent(list.current), [pathname]);
  if (entries.length < 2) return null;

  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const current = entries.find(({ to }) => to === pathname);
  return (
    <nav className={styles.nav} aria-label={label} onKeyDown={close} onBlur={closeOutside}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {current?.text ?? label}
        <ChevronDown aria-hidden />
      </button>
      <ul id={id} ref={list} className={classNames(styles.list, open && styles.open)}>
        {entries.map(({ to, text }) => (
          <li key={to}>
            <NavLink end to={to} className={styles.link} onClick={() => setOpen(false)}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row of tabs, and only it, to the current one. `scrollIntoView` would scroll the page as well. */
function revealCurrent(list: HTMLUListElement | null): void {
  const current = list?.querySelector('[aria-current]');
  if (!list || !current) return;
  const { left, right } = list.getBoundingClientRect();
  const tab = current.getBoundingClientRect();
  if (tab.left < left) list.scrollLeft += tab.left - left;
  else if (tab.right > right) list.scrollLeft += tab.right - right;
}
