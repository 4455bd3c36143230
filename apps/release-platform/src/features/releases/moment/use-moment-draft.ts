import { sameValue } from '@countin/domain/values';
import type { ReleaseMoment } from '@countin/domain/release';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import {
  draftOf,
  momentOf,
  type MomentDefaults,
  type MomentDraft,
  type MomentEntry,
  type MomentError,
} from './moment-draft.ts';

interface UseMomentDraft {
  readonly moment: ReleaseMoment | null;
  /** Unsaved input of an earlier editor session. */
  readonly kept: MomentDraft | null;
  readonly ownZone: string;
  readonly defaults: MomentDefaults;
  readonly onEntry: (entry: MomentEntry) => void;
}

/** Keys that do not change a date or time input. */
const QUIET_KEYS: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'];

/**
 * Form state of a release moment. A half-typed date reads as another date (31 February as 3 February), so typed input
 * is committed on blur. A date chosen in the picker is committed at once.
 */
export function useMomentDraft({ moment, kept, ownZone, defaults, onEntry }: UseMomentDraft) {
  const [draft, setDraft] = useState(() => kept ?? draftOf(moment, ownZone, defaults));
  const [touched, setTouched] = useState(kept !== null || moment !== null);
  const [typing, setTyping] = useState<'date' | 'time' | null>(null);
  const [seen, setSeen] = useState(moment);
  const outcome = momentOf(draft);
  const made = 'moment' in outcome ? outcome.moment : null;
  const errorCodes = 'errorCodes' in outcome && touched && typing === null ? outcome.errorCodes : [];

  const takeOver = () => {
    setSeen(moment);
    // Take over another editor's moment only while the fields have no pending input and no errors.
    if (typing !== null || errorCodes.length > 0 || sameValue(made, moment)) return;
    setDraft(draftOf(moment, ownZone, defaults));
    setTouched(moment !== null);
  };
  if (moment !== seen) takeOver();

  const settle = (next: MomentDraft, isTouched: boolean) => {
    const read = momentOf(next);
    if ('moment' in read) onEntry({ kind: 'moment', moment: read.moment });
    else if (isTouched) onEntry({ kind: 'invalid', field: read.errorCodes[0]?.field ?? 'date', draft: next });
  };
  const change = (changes: Partial<MomentDraft>) => {
    const next = { ...draft, ...changes };
    const isTouched = touched || changes.date !== undefined;
    setDraft(next);
    setTouched(isTouched);
    // Leave the focused field out of the kept draft: it may hold half a date.
    if (typing) onEntry({ kind: 'incomplete', field: typing, draft: { ...next, [typing]: '' } });
    else settle(next, isTouched);
  };
  const leave = (badInput: boolean) => {
    if (!typing && !badInput) return;
    setTyping(null);
    setTouched(touched || badInput);
    settle(draft, touched || badInput);
  };
  const become = (next: ReleaseMoment | null) => {
    setTyping(null);
    setDraft(next ? draftOf(next, ownZone, defaults) : { ...draft, date: '' });
    setTouched(next !== null);
    onEntry({ kind: 'moment', moment: next });
  };
  /** Event handlers of a date or time input. */
  const typed = (field: 'date' | 'time') => ({
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter') leave(currentTarget.validity.badInput);
      else if (!QUIET_KEYS.includes(key)) setTyping(field);
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => leave(currentTarget.validity.badInput),
  });
  return {
    draft,
    made,
    errorCodes,
    touched,
    change,
    become,
    typed,
    codeOf: (field: MomentError['field']) => errorCodes.find((errorCode) => errorCode.field === field)?.code,
  };
}
