import { plainDigits } from '@countin/domain/identifiers';
import { LIMITS } from '@countin/domain/fields';
import type { Cell } from '../cell.ts';
import type { TableAnswers } from '../table-answers.ts';
import { decimalSignsOf, readNumber } from './read-number.ts';

const LONGEST = 40;
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})$/;
const ISO = /^PT(?:(\d{1,4})H)?(?:(\d{1,6})M)?(?:(\d{1,6}(?:\.\d{1,9})?)S)?$/i;
const MINUTE = 60;
const HOUR = 3600;

/** Milliseconds of `3:05`, `1:02:09`, `185` seconds or `PT3M5S`. Null if it is no duration, or none that a track has. */
export function readDuration(
  { text, kind }: Pick<Cell, 'text' | 'kind'>,
  { decimalSign }: Pick<TableAnswers, 'decimalSign'>,
): number | null {
  // A spreadsheet stores 3:05 as a time of day: it could mean minutes or hours.
  if (text.length > LONGEST || kind === 'date') return null;
  const plain = plainDigits(text)
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const seconds = clockSeconds(plain) ?? isoSeconds(plain) ?? plainSeconds(text, kind === 'number' ? '.' : decimalSign);
  const durationMs = seconds === null ? 0 : Math.round(seconds * 1000);
  return durationMs > 0 && durationMs <= LIMITS.trackMs ? durationMs : null;
}

function clockSeconds(text: string): number | null {
  const [, hours, minutes, seconds] = CLOCK.exec(text.replaceAll('٫', ':')) ?? [];
  if (seconds === undefined || Number(seconds) >= MINUTE) return null;
  if (hours !== undefined && Number(minutes) >= MINUTE) return null;
  return Number(hours ?? 0) * HOUR + Number(minutes) * MINUTE + Number(seconds);
}

function isoSeconds(text: string): number | null {
  const parsed = ISO.exec(text);
  if (!parsed) return null;
  const [, hours = 0, minutes = 0, seconds = 0] = parsed;
  return Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds);
}

function plainSeconds(text: string, sign: TableAnswers['decimalSign']): number | null {
  const [only, other] = decimalSignsOf(text);
  const whole = other !== undefined && /^[^.,٬]*$/.test(text);
  const decided = sign ?? (other === undefined || whole ? only : undefined);
  return decided === undefined ? null : readNumber(text, decided);
}
