import { TextField } from '@countin/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './artist-page.module.css';

interface WallClockFieldsProps {
  readonly dateLabel: string;
  readonly timeLabel: string;
  readonly date: UseFormRegisterReturn;
  readonly time: UseFormRegisterReturn;
  /** What is wrong with the date. */
  readonly dateError: string | null;
}

/** A date and a time of day, side by side where there is room. */
export function WallClockFields({ dateLabel, timeLabel, date, time, dateError }: WallClockFieldsProps) {
  return (
    <div className={styles.when}>
      <TextField {...date} label={dateLabel} type="date" min="1900-01-01" max="9998-12-31" error={dateError} />
      <TextField {...time} label={timeLabel} type="time" />
    </div>
  );
}
