import { plainDigits } from '@countin/domain/identifiers';

const LONGEST = 40;
const CLOCK = /^(?:\d{4,6}-\d{2}-\d{2}T)?(\d{1,2})[:.h](\d{2})(?::\d{2}(?:\.\d{1,9})?)?$/i;
const HALF_DAY = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?\s?m\.?$/i;

/** A time of day as `HH:MM`, from `18:30`, `18.30`, `18h30` or `6:30 pm`. Null for other texts. */
export function readTime(cell: string): string | null {
  if (cell.length > LONGEST) return null;
  const text = plainDigits(cell)
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const [, hours, minutes = '00', half] = CLOCK.exec(text) ?? HALF_DAY.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = half === undefined ? Number(hours) : fullHour(Number(hours), half.toLowerCase() === 'p');
  return hour === null || hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

function fullHour(hour: number, afternoon: boolean): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (afternoon ? 12 : 0);
}
