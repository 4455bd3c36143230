import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
  /** Fixed text or a button inside the box, before and after what is typed. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** Types of inputs that hold words, which may be of another script than the page. */
const OF_WORDS: readonly (string | undefined)[] = [undefined, 'text', 'search'];

/** One line of text. Words run in the direction of their script, an empty field in the page's. */
export function TextField({
  label,
  aside,
  hint,
  error,
  id,
  start,
  end,
  className,
  dir,
  placeholder = ' ',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} id={id}>
      {(control) => (
        <div className={styles.control} data-invalid={error ? true : undefined}>
          {start && (
            <span className={styles.start} dir="ltr">
              {start}
            </span>
          )}
          <input
            {...rest}
            {...control}
            dir={dir ?? (OF_WORDS.includes(rest.type) ? 'auto' : undefined)}
            placeholder={placeholder}
            className={classNames(styles.input, className)}
          />
          {end && <span className={styles.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}

/** Text of several lines; grows with what is in it, and runs in the direction of its script. */
export function TextArea({
  label,
  aside,
  hint,
  error,
  className,
  dir = 'auto',
  placeholder = ' ',
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <div className={styles.control} data-invalid={error ? true : undefined}>
          <textarea
            {...rest}
            {...control}
            dir={dir}
            placeholder={placeholder}
            className={classNames(styles.input, className)}
          />
        </div>
      )}
    </Field>
  );
}

/** One of a few, by the device's own picker. */
export function SelectField({
  label,
  aside,
  hint,
  error,
  className,
  children,
  ...rest
}: FieldProps & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <div className={classNames(styles.control, styles.select)} data-invalid={error ? true : undefined}>
          <select {...rest} {...control} className={classNames(styles.input, className)}>
            {children}
          </select>
          <ChevronDown aria-hidden />
        </div>
      )}
    </Field>
  );
}
