import { errorCodeOf } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import type { ReactNode } from 'react';

interface ActionNoteProps {
  /** Error of the row's last action. */
  readonly error: Error | null;
  /** The text unless the last action failed. */
  readonly children: ReactNode;
}

/** Line below a row's title: its facts, or why its last action failed. */
export function ActionNote({ error, children }: ActionNoteProps) {
  const errorText = useErrorText();
  return error ? <span role="alert">{errorText(errorCodeOf(error))}</span> : children;
}
