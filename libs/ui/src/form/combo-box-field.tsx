import { lazy, Suspense, useState } from 'react';
import type { ComboBoxFieldProps } from './combo-box.tsx';
import { TextField } from './text-field.tsx';

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
