import { useId, type ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import { visuallyHidden } from '../foundation/visually-hidden.ts';
import styles from './segmented-control.module.css';

interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Icon shown instead of the label; the label remains for screen readers. */
  readonly icon?: ReactNode;
}

interface SegmentedControlProps<T extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly size?: 'medium' | 'small';
  readonly wide?: boolean;
}

/** Segmented control with two to four options. Based on radio buttons, so arrow keys and forms work. */
export function SegmentedControl<T extends string>({
  label,
  hideLabel,
  options,
  value,
  onChange,
  size,
  wide,
}: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={hideLabel ? visuallyHidden : styles.legend}>{label}</legend>
      <div className={classNames(styles.options, size === 'small' && styles.small, wide && styles.wide)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} title={option.icon ? option.label : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>
              {option.icon ? (
                <>
                  {option.icon}
                  <span className={visuallyHidden}>{option.label}</span>
                </>
              ) : (
                option.label
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
