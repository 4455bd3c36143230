import { lazy, Suspense, useState } from 'react';
import { TextField } from './text-field.tsx';

export interface Choice {
  readonly id: string;
  readonly name: string;
  /** Secondary text at the end of the line, in a neutral colour. */
  readonly aside?: string;
}

export interface ComboBoxFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly openLabel: string;
  readonly noneLabel: string;
}

const ComboBoxControl = lazy(() => import('./combo-box.tsx'));

/** Select field with search. Until its code has loaded, it shows what is chosen. */
export function ComboBoxField(props: ComboBoxFieldProps) {
  const { label, hint, error, choices, value } = props;
  const [focused, setFocused] = useState(false);
  const waiting = (
    <TextField
      readOnly
      label={label}
      hint={hint}
      error={error}
      value={choices.find(({ id }) => id === value)?.name ?? ''}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    />
  );
  return (
    <Suspense fallback={waiting}>
      <ComboBoxControl {...props} autoFocus={focused} />
    </Suspense>
  );
}
