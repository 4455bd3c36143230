import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { focusOn } from '@countin/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';

type FormSchema = v.GenericSchema<FieldValues, FieldValues>;

/** A field outside the schema whose own component says what is wrong with it, such as an address that is checked live. */
export interface FieldCheck {
  /** The `name` of its control. */
  readonly name: string;
  readonly valid: boolean;
}

export interface EntityFormOptions<S extends FormSchema> {
  /** What may be sent. The messages of its issues are error codes. */
  readonly schema: S;
  readonly defaultValues?: DefaultValues<v.InferInput<S>>;
  /** Values that are kept up to date from outside, except for fields that are being edited. */
  readonly values?: v.InferInput<S>;
  /** Fields outside the schema, in the order in which they get the focus. */
  readonly checks?: readonly FieldCheck[];
  /** It was attempted to send the form, so that errors are shown. */
  readonly onSent?: () => void;
  /** Called with what the schema made of the input. Throws AppError. */
  readonly onSubmit: (values: v.InferOutput<S>) => Promise<unknown> | undefined;
  /** A field that itself says the error of a refused save, such as a taken address: its name gets the focus. */
  readonly fieldOfError?: (code: ErrorCode) => string | null;
}

/** A form of one entity: see {@link useEntityForm}. */
export interface EntityFormState<S extends FormSchema> extends Pick<
  UseFormReturn<v.InferInput<S>, unknown, v.InferOutput<S>>,
  'register' | 'control' | 'getValues' | 'setValue' | 'reset'
> {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** The text of a field's error; null while it has none. Errors show from the first attempt to send on. */
  readonly errorOf: (name: Path<v.InferInput<S>>) => string | null;
  /** Why the last save was refused, unless a field says it. */
  readonly failure: ErrorCode | null;
  readonly clearFailure: () => void;
  readonly busy: boolean;
  /** It was attempted to send the form: empty required fields are errors now. */
  readonly sent: boolean;
  readonly dirty: boolean;
}

/**
 * The state of a form on react-hook-form with a valibot schema. A refused save leaves everything as it was typed. The
 * focus goes to the first field that is not right.
 */
export function useEntityForm<S extends FormSchema>({
  schema,
  defaultValues,
  values,
  checks = [],
  onSent,
  onSubmit,
  fieldOfError = () => null,
}: EntityFormOptions<S>): EntityFormState<S> {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const form = useForm<v.InferInput<S>, unknown, v.InferOutput<S>>({
    resolver: valibotResolver(schema),
    defaultValues,
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const { isSubmitting, isSubmitted, isDirty } = form.formState;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    const wrong = checks.find(({ valid }) => !valid);
    setFailure(null);
    onSent?.();
    // At once: react-hook-form checks in a later task, and knows nothing of these fields.
    if (wrong && v.is(schema, form.getValues())) focusOn(element, wrong.name);
    void form.handleSubmit(async (input) => {
      if (wrong) return;
      try {
        await onSubmit(input);
      } catch (error) {
        const code = errorCodeOf(error);
        const field = fieldOfError(code);
        if (field === null) setFailure(code);
        else focusOn(element, field);
      }
    })(event);
  };
  return {
    register: form.register,
    control: form.control,
    getValues: form.getValues,
    setValue: form.setValue,
    reset: form.reset,
    submit,
    errorOf: (name) => errorText(form.getFieldState(name, form.formState).error?.message),
    failure,
    clearFailure: () => setFailure(null),
    busy: isSubmitting,
    sent: isSubmitted,
    dirty: isDirty,
  };
}
