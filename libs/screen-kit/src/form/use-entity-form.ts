import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { focusOn } from '@countin/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';

type FormSchema = v.GenericSchema<FieldValues, FieldValues>;

/** Field outside the schema with its own validation, such as a slug that is checked while typing. */
export interface FieldCheck {
  /** `name` of its control. */
  readonly name: string;
  readonly valid: boolean;
}

export interface EntityFormOptions<S extends FormSchema> {
  /** Schema of the values. Messages of its issues are error codes. */
  readonly schema: S;
  readonly defaultValues?: DefaultValues<v.InferInput<S>>;
  /** External values, kept in sync except for fields being edited. */
  readonly values?: v.InferInput<S>;
  /** Fields outside the schema, in focus order. */
  readonly checks?: readonly FieldCheck[];
  /** Called on a submit attempt, so that external fields show their errors. */
  readonly onSent?: () => void;
  /** Whether the form is empty again after a save, for the next entry of a list. */
  readonly startsAnew?: boolean;
  /** Called with the parsed values. May throw AppError. */
  readonly onSubmit: (values: v.InferOutput<S>) => Promise<unknown> | undefined;
  /** Name of the field that shows an error of a rejected save itself, such as a taken slug. It receives the focus. */
  readonly fieldOfError?: (code: ErrorCode) => string | null;
}

/** Form state of {@link useEntityForm}. */
export interface EntityFormState<S extends FormSchema> extends Pick<
  UseFormReturn<v.InferInput<S>, unknown, v.InferOutput<S>>,
  'register' | 'control' | 'getValues' | 'setValue' | 'reset'
> {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Error text of a field; null if there is none. Errors are shown from the first submit attempt on. */
  readonly errorOf: (name: Path<v.InferInput<S>>) => string | null;
  /** Error code of the last rejected save, unless a field shows it. */
  readonly failure: ErrorCode | null;
  readonly clearFailure: () => void;
  readonly busy: boolean;
  /** Whether a submit was attempted: empty required fields are errors from then on. */
  readonly sent: boolean;
  readonly dirty: boolean;
}

/**
 * Form state based on react-hook-form with a valibot schema. A rejected save keeps all input. The first invalid field
 * receives the focus.
 */
export function useEntityForm<S extends FormSchema>({
  schema,
  defaultValues,
  values,
  checks = [],
  onSent,
  startsAnew = false,
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
    let saved = false;
    const wrong = checks.find(({ valid }) => !valid);
    setFailure(null);
    onSent?.();
    // Focuses synchronously: react-hook-form validates in a later task and does not know these fields.
    if (wrong && v.is(schema, form.getValues())) focusOn(element, wrong.name);
    void form
      .handleSubmit(async (input) => {
        if (wrong) return;
        try {
          await onSubmit(input);
          saved = true;
        } catch (error) {
          const code = errorCodeOf(error);
          const field = fieldOfError(code);
          if (field === null) setFailure(code);
          else focusOn(element, field);
        }
      })(event)
      .then(() => {
        // Not earlier: the attempt itself marks the form as sent when it ends.
        if (saved && startsAnew) form.reset(undefined, { keepDirtyValues: false });
      });
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
