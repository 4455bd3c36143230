import { Button, TextArea } from '@countin/ui';
import type { ClipboardEvent, ReactNode } from 'react';
import styles from './paste-entry.module.css';

interface PasteEntryProps {
  readonly label: string;
  /** Hint for the entry, or the result of the last one. */
  readonly hint: string;
  readonly placeholder: string;
  readonly error: string | null;
  readonly submit: ReactNode;
  readonly submitIcon?: ReactNode;
  readonly busy?: boolean;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** A paste into the empty field, the Enter key, or the button. */
  readonly onEnter: (text: string) => void;
}

/** A field for pasted addresses or codes, one or many lines. */
export function PasteEntry(props: PasteEntryProps) {
  const { label, hint, placeholder, error, submit, submitIcon, busy, text, onChange, onEnter } = props;
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // A paste into other text is an edit, to be finished by hand.
    if (text !== '' || pasted.trim() === '') return;
    event.preventDefault();
    onEnter(pasted);
  };
  return (
    <form
      className={styles.box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(text);
      }}
    >
      <TextArea
        label={label}
        hint={<span aria-live="polite">{hint}</span>}
        error={error}
        placeholder={placeholder}
        rows={1}
        className={styles.input}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onPaste={onPaste}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          onEnter(text);
        }}
      />
      <Button type="submit" icon={submitIcon} busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
