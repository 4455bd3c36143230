import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { buttonClass } from './button.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'medium' | 'small';
}

/** Class names of an icon-only button, for triggers of other libraries. */
export function iconButtonClass(size: 'medium' | 'small' = 'medium', extra?: string): string {
  return buttonClass({ variant: 'quiet', size }, classNames(styles.icon, size === 'small' && styles.small, extra));
}

/** Icon-only button. */
export function IconButton({ label, icon, size, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={iconButtonClass(size, className)}>
      {icon}
    </button>
  );
}
