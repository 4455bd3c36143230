import { useErrorText } from '@countin/i18n/react';
import type { ReactNode } from 'react';
import type { Action } from './use-action.ts';

interface ActionNoteProps {
  readonly action: Action;
  /** The text unless the last action failed. */
  readonly children: ReactNode;
}

/** Line below a row's title: its facts, or why its last action failed. */
export function ActionNote({ action: { errorCode }, children }: ActionNoteProps) {
  const errorText = useErrorText();
  return errorCode ? <span role="alert">{errorText(errorCode)}</span> : children;
}
