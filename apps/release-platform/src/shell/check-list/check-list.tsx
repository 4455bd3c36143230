import { useId } from 'react';
import styles from './check-list.module.css';

interface CheckListProps<T extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  readonly chosen: readonly T[];
  /** Most options that may be chosen; all by default. */
  readonly most?: number;
  readonly onChange: (chosen: T[]) => void;
}

/** More options than these scroll in a box of their own. */
const MANY = 12;

/** A group of check boxes. The chosen values keep the order of the options. */
export function CheckList<T extends string>({ label, hint, options, chosen, most, onChange }: CheckListProps<T>) {
  const hintId = useId();
  const full = most !== undefined && chosen.length >= most;
  const choose = (value: T, on: boolean) => {
    const known = options.map((option) => option.value);
    // Values without an option, such as an artist who has left the roster, stay chosen.
    const others = chosen.filter((each) => each !== value && !known.includes(each));
    onChange([...known.filter((each) => (each === value ? on : chosen.includes(each))), ...others]);
  };
  return (
    <fieldset className={styles.group} aria-describedby={hint ? hintId : undefined}>
      <legend>{label}</legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={options.length > MANY ? `${styles.options} ${styles.many}` : styles.options}>
        {options.map((option) => {
          const checked = chosen.includes(option.value);
          return (
            <label key={option.value} className={styles.option}>
              <input
                type="checkbox"
                checked={checked}
                disabled={full && !checked}
                onChange={({ target }) => choose(option.value, target.checked)}
              />
              <span lang={option.lang}>
                <bdi>{option.label}</bdi>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
