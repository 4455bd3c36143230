import { TextArea, TextField } from '@countin/ui';
import { startTransition, useOptimistic, type ChangeEvent, type ComponentProps } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  readonly value: string;
  /** Called with each text. Its changes are rendered after the field, and give way to the next key. */
  readonly onText: (text: string) => void;
}

/**
 * Props of a text field in a large editor. The field shows each key at once. The rest of the editor follows in a
 * transition, so a key never waits for it.
 */
function useTypedText({ value, onText }: Typed) {
  const [shown, show] = useOptimistic(value);
  return {
    value: shown,
    onChange: ({ target: { value: text } }: ChangeEvent<TextElement>) =>
      startTransition(() => {
        show(text);
        onText(text);
      }),
  };
}

type Props<Field extends 'input' | 'textarea'> = Typed & Omit<ComponentProps<Field>, 'value' | 'onChange'>;

/** An `<input>` without parts of its own, for rows. See {@link useTypedText}. */
export function TypedInput({ value, onText, ...rest }: Props<'input'>) {
  return <input {...rest} {...useTypedText({ value, onText })} />;
}

/** A {@link TextField} for large editors. See {@link useTypedText}. */
export function TypedTextField({
  value,
  onText,
  ...rest
}: Typed & Omit<ComponentProps<typeof TextField>, keyof Typed>) {
  return <TextField {...rest} {...useTypedText({ value, onText })} />;
}

/** A {@link TextArea} for large editors. See {@link useTypedText}. */
export function TypedTextArea({ value, onText, ...rest }: Typed & Omit<ComponentProps<typeof TextArea>, keyof Typed>) {
  return <TextArea {...rest} {...useTypedText({ value, onText })} />;
}
