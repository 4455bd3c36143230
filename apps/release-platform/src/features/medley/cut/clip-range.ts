import { LIMITS } from '@countin/domain/fields';

/** Shortest and longest clip, seconds. */
export const SHORTEST = LIMITS.clipShortestMs / 1000;
const LONGEST = LIMITS.clipLongestMs / 1000;

/** Part of a file, seconds from its start. */
export interface ClipRange {
  readonly start: number;
  readonly end: number;
}

/** First selection: the shortest clip from the middle of the file, where a chorus is likelier than an intro. */
export function firstRange(seconds: number): ClipRange {
  const length = Math.min(SHORTEST, seconds);
  const start = rounded(Math.max(0, seconds / 2 - length / 2));
  return { start, end: rounded(start + length) };
}

/** The range with its start moved. The end follows where the clip would become too short or too long. */
export function withStart({ end }: ClipRange, wanted: number, seconds: number): ClipRange {
  const start = rounded(clamp(wanted, 0, Math.max(0, seconds - SHORTEST)));
  return { start, end: rounded(clamp(end, start + SHORTEST, Math.min(seconds, start + LONGEST))) };
}

/** The range with its end moved. The start follows where the clip would become too short or too long. */
export function withEnd({ start }: ClipRange, wanted: number, seconds: number): ClipRange {
  const end = rounded(clamp(wanted, Math.min(SHORTEST, seconds), seconds));
  return { start: rounded(clamp(start, Math.max(0, end - LONGEST), Math.max(0, end - SHORTEST))), end };
}

/** The range moved as a whole, within the file. */
export function moved({ start, end }: ClipRange, by: number, seconds: number): ClipRange {
  const shift = clamp(by, -start, seconds - end);
  return { start: rounded(start + shift), end: rounded(end + shift) };
}

/** Times are whole hundredths, so that repeated steps do not add up errors. */
const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Seconds with a tenth, as `1:23.4`. The same in every language. */
export function clipTime(seconds: number): string {
  const tenths = Math.round(Math.max(0, seconds) * 10);
  const rest = (tenths % 600) / 10;
  return `${Math.floor(tenths / 600)}:${rest.toFixed(1).padStart(4, '0')}`;
}

/** Fades of a clip, seconds. */
export interface Fades {
  readonly fadeIn: number;
  readonly fadeOut: number;
}

/** Longest fade, seconds. */
export const LONGEST_FADE = 5;

/** Volume from 0 to 1 at a time of a clip, seconds from its start. Fades are linear. */
export function volumeAt(at: number, length: number, { fadeIn, fadeOut }: Fades): number {
  const rising = fadeIn > 0 ? at / fadeIn : 1;
  const falling = fadeOut > 0 ? (length - at) / fadeOut : 1;
  return clamp(Math.min(rising, falling), 0, 1);
}
