import { Field } from '@countin/ui/static';

interface ContactFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  /** Value of a form that was posted just now. */
  readonly kept: string | undefined;
  /** Empty without one; a field with one takes the focus. */
  readonly error: string;
}

/** Email address or phone number of a fan, in a form that works without a script. */
export function ContactField({ id, label, placeholder, maxLength, kept, error }: ContactFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <input
          {...control}
          className="entry"
          name="contact"
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          required
          maxLength={maxLength}
          placeholder={placeholder}
          defaultValue={kept}
          autoFocus={error !== ''}
        />
      )}
    </Field>
  );
}
