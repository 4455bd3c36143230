import { Field, type FieldProps } from './field.tsx';
import styles from './range-field.module.css';

interface RangeFieldProps extends FieldProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** Value as text, for screen readers. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}

/** Slider for a value between two limits. Follows the writing direction. */
export function RangeField({ label, aside, hint, error, value, valueText, onChange, ...rest }: RangeFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type="range"
          className={styles.range}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
