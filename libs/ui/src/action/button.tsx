import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import styles from './button.module.css';

/** Use `filled` once per view, otherwise `outlined` or `quiet`. `danger` is for destructive actions. */
export type ButtonLook = 'filled' | 'accent' | 'outlined' | 'quiet' | 'danger';

interface ButtonShape {
  readonly look?: ButtonLook;
  readonly size?: 'medium' | 'small';
  readonly wide?: boolean;
}

/** Class names of a button, for links styled as one. */
export function buttonClass(
  { look = 'outlined', size = 'medium', wide = false }: ButtonShape = {},
  extra?: string,
): string {
  return classNames(styles.button, styles[look], size === 'small' && styles.small, wide && styles.wide, extra);
}

interface ButtonProps extends ComponentProps<'button'>, ButtonShape {
  /** Busy: keeps the focus and its size, and ignores clicks. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
}

export function Button({
  look,
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
      className={buttonClass({ look, size, wide }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <span className={styles.spinner} aria-hidden /> : icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'medium' | 'small';
}

/** Icon-only button. */
export function IconButton({ label, icon, size, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={buttonClass({ look: 'quiet', size }, classNames(styles.icon, className))}
    >
      {icon}
    </button>
  );
}
