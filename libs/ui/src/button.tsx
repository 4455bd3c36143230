import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

/** `filled` once a view; the rest `outlined` or `quiet`. `danger` takes something away. */
export type ButtonLook = 'filled' | 'accent' | 'outlined' | 'quiet' | 'danger';

interface ButtonShape {
  readonly look?: ButtonLook;
  readonly size?: 'medium' | 'small';
  readonly wide?: boolean;
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass(
  { look = 'outlined', size = 'medium', wide = false }: ButtonShape = {},
  extra?: string,
): string {
  return classNames(styles.button, styles[look], size === 'small' && styles.small, wide && styles.wide, extra);
}

interface ButtonProps extends ComponentProps<'button'>, ButtonShape {
  /** At work: keeps its place and the focus, and takes no second click. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
}

/** A pill. */
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
  // `disabled` would throw the focus away in the middle of somebody's work.
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
  /** What it does, for screen readers and as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'medium' | 'small';
}

/** A button that is an icon alone. */
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
