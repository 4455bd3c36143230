import type { ComponentProps } from 'react';
import { classNames } from '../foundation/class-names.ts';
import styles from './hint.module.css';

/** Small explanatory text in a neutral colour, such as below a group of fields or for an empty list. */
export function Hint({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={classNames(styles.hint, className)}>
      {children}
    </p>
  );
}
