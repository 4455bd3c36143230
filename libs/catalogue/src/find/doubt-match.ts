import { DOUBTFUL_SCORE, HIGH_SCORE, type ReleaseFacts, type ReleaseMatch } from '@countin/domain/release-match';
import type { Found } from './ask-catalogue.ts';
import type { FindQuery } from './find-query.ts';

/** Points that a date of another year costs, at least. */
const OTHER_YEAR = { fact: 'date', verdict: 'different', points: -10 } as const;

/**
 * A match for a decision where points alone would decide wrongly. An album of another year than the artist's release may
 * be an earlier edition, whatever else agrees. An album with the asked bar code is one that a person must see, whatever
 * its names are.
 */
export function doubtMatch(
  match: ReleaseMatch,
  { item }: Found,
  query: FindQuery,
  known: ReleaseFacts | null,
): ReleaseMatch {
  if (match.band === 'high' && known && isOfOtherYear(match, known.date, item.date)) {
    const reasons = [...match.reasons.filter(({ fact }) => fact !== 'date'), OTHER_YEAR];
    return { score: HIGH_SCORE - 1, band: 'doubtful', reasons };
  }
  if (match.band !== 'no' || query.by !== 'upc') return match;
  const hasCode = item.gtins.includes(query.gtin.key) || item.answersCode === query.gtin.key;
  return hasCode ? { ...match, score: DOUBTFUL_SCORE, band: 'doubtful' } : match;
}

/** Whether a match is for a decision although its points speak against it. */
export function isForItsCodeAlone({ band, reasons }: ReleaseMatch): boolean {
  return band === 'doubtful' && reasons.reduce((sum, { points }) => sum + points, 0) < DOUBTFUL_SCORE;
}

/** Days around New Year's Eve are no other year: stores write dates in their own zones. */
function isOfOtherYear({ reasons }: ReleaseMatch, ours: string | null, theirs: string | null): boolean {
  const agrees = reasons.some(({ fact, verdict }) => fact === 'date' && verdict !== 'different');
  return ours !== null && theirs !== null && !agrees && ours.slice(0, 4) !== theirs.slice(0, 4);
}
