import { useErrorText } from '@countin/i18n/react';
import { TextField } from '@countin/ui';
import styles from './artist-page.module.css';

interface WallClockFieldsProps {
  readonly dateLabel: string;
  readonly timeLabel: string;
  readonly date: string;
  readonly time: string;
  /** Code of what is wrong with the date. */
  readonly errorCode?: string | undefined;
  readonly onChange: (changes: { readonly date?: string; readonly time?: string }) => void;
}

/** A date and a time of day, side by side where there is room. */
export function WallClockFields({ dateLabel, timeLabel, date, time, errorCode, onChange }: WallClockFieldsProps) {
  const errorText = useErrorText();
  return (
    <div className={styles.when}>
      <TextField
        label={dateLabel}
        type="date"
        min="1900-01-01"
        max="9998-12-31"
        value={date}
        error={errorText(errorCode)}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <TextField
        label={timeLabel}
        type="time"
        value={time}
        onChange={({ target }) => onChange({ time: target.value.slice(0, 5) })}
      />
    </div>
  );
}
