import { LIMITS } from '@countin/domain/fields';

const MINUTE = 60;

/** Milliseconds of `3:45`, `1:02:03` or `45` seconds, in digits of any script; null if it is no duration. */
export function readDuration(typed: string): number | null {
  const text = typed.normalize('NFKC').trim().replaceAll('٫', ':');
  if (!/^(\d{1,3}:)?(\d{1,2}:)?\d{1,2}$/.test(text)) return null;
  const parts = text.split(':').map(Number);
  if (parts.slice(1).some((part) => part >= MINUTE)) return null;
  const seconds = parts.reduce((total, part) => total * MINUTE + part, 0);
  const durationMs = seconds * 1000;
  return durationMs > 0 && durationMs <= LIMITS.trackMs ? durationMs : null;
}
