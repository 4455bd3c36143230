import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  readonly label: ReactNode;
  /** Stands behind the label in calm text, e.g. "optional". */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** Where something outside knows the control by it, such as a password manager; made up otherwise. */
  readonly id?: string;
}

interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Label, hint and error around one control, tied together for screen readers. */
export function Field({
  label,
  aside,
  hint,
  error,
  id: given,
  children,
}: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const made = useId();
  const id = given ?? made;
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {aside && <small>{aside}</small>}
      </label>
      {children({ id, 'aria-describedby': note, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p className={styles.error} id={note} role="alert">
          {error}
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={note}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** What every control with a label takes. */
export type { FieldProps };
