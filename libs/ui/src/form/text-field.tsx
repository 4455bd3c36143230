import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './control.module.css';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
  /** Fixed text or a button inside the box, before and after the input. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** Input types with free text, which may be in another script than the page. */
const OF_WORDS: readonly (string | undefined)[] = [undefined, 'text', 'search'];

/** Single-line text field. Text flows in the direction of its script, an empty field in the page's. */
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

/** Multi-line text field. Grows with its text, which flows in the direction of its script. */
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

/** Select field with the device's native picker. */
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
