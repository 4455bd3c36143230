import { feedSettingsSchema } from '@countin/domain/profile';
import { useErrorText } from '@countin/i18n/react';
import { TextField } from '@countin/ui';
import { useState } from 'react';
import * as v from 'valibot';
import type { FeedSettingsCopy } from './use-feed-settings.ts';

interface YearFieldProps {
  readonly field: 'feedFrom' | 'feedUntil';
  readonly label: string;
  readonly copy: FeedSettingsCopy;
}

const WRONG = 'field/year';

/** Reads a typed year; `undefined` for text that is none. Empty text means no limit. */
function readYear(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  return v.is(feedSettingsSchema.entries.feedFrom, year) ? year : undefined;
}

/** A year, or none. A half-typed year is not saved. */
export function YearField({ field, label, copy: { content, change, setInput, typedIn } }: YearFieldProps) {
  const errorText = useErrorText();
  const kept = typedIn(field);
  const [typed, setTyped] = useState<string | null>(typeof kept === 'string' ? kept : null);
  const stored = content[field] === null ? '' : String(content[field]);
  const wrong = typed !== null && readYear(typed) === undefined;
  return (
    <TextField
      label={label}
      name={field}
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      value={typed ?? stored}
      error={wrong ? errorText(WRONG) : null}
      onChange={({ target }) => {
        const year = readYear(target.value);
        setTyped(target.value);
        setInput(field, year === undefined ? { kind: 'wrong', name: field, typed: target.value } : null);
        if (year !== undefined) change({ [field]: year });
      }}
      onBlur={() => !wrong && setTyped(null)}
    />
  );
}
