import { visuallyHidden } from '@countin/ui';
import { useId, type ReactNode } from 'react';
import styles from './look-editor.module.css';

interface ChoiceCardsProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly name: string; readonly picture: ReactNode }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A choice among pictures, each with its name. Based on radio buttons, so arrow keys work. */
export function ChoiceCards<T extends string>({ label, options, value, onChange }: ChoiceCardsProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={visuallyHidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.picture}
          <span className={styles.name}>{option.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
