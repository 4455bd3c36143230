import { DOUBTFUL_SCORE, HIGH_SCORE } from '@countin/domain/release-match';

/** Words for a confidence. */
export type ConfidenceWord = 'certain' | 'likely' | 'possible' | 'doubtful';

const CERTAIN = 90;

/** The word for a confidence from 0 to 100: the two upper ones are added without a question. */
export function confidenceWord(confidence: number): ConfidenceWord {
  if (confidence >= CERTAIN) return 'certain';
  if (confidence >= HIGH_SCORE) return 'likely';
  return confidence >= (HIGH_SCORE + DOUBTFUL_SCORE) / 2 ? 'possible' : 'doubtful';
}

/** Year of a date that begins with it, such as `2026-11`; null without one. */
export function yearOf(date: string | null): string | null {
  return /^\d{4}/.exec(date ?? '')?.[0] ?? null;
}
