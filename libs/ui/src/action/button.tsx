import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import styles from './button.module.css';

/**
 * Meaning of a button, the same in the applications and on public pages:
 *
 * - `primary` (accent fill): the one goal of a page, at most once in view
 * - `solid` (ink fill): the main action of a screen or form
 * - `outlined`: any other action
 * - `quiet`: an action inside a row or toolbar
 * - `danger`: a destructive action
 * - `link` (underlined text): an action inside a text
 */
export type ButtonVariant = 'primary' | 'solid' | 'outlined' | 'quiet' | 'danger' | 'link';

/** Minimum height: 36 px (44 px on touch screens), 44 px, and 52 px on public pages. */
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonShape {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

/** Class names of a button, for links of a router and triggers of other libraries. */
export function buttonClass(
  { variant = 'outlined', size = 'medium', wide = false }: ButtonShape = {},
  extra?: string,
): string {
  return classNames(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide, extra);
}

interface ButtonProps extends ComponentProps<'button'>, ButtonShape {
  /** Busy: keeps the focus and its size, and ignores clicks. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
}

/** Native button, without hooks: it also renders to static markup. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  icon,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // `aria-disabled` instead of `disabled`: a disabled button would lose the focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <span className={styles.spinner} aria-hidden /> : icon}
      {children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<'a'> & ButtonShape & { readonly href: string };

/** Link to another document that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
