import { compareReleases } from './compare-releases.ts';
import type { OfferedRelease, ReleaseFacts } from './release-facts.ts';
import { DOUBTFUL_SCORE, HIGH_SCORE, WEIGHTS, type MatchFact, type Verdicts } from './weights.ts';

/** `high` is added, `doubtful` is shown for a decision, `no` is another release. */
export type MatchBand = 'high' | 'doubtful' | 'no';

/** Why a score is what it is: one compared fact. */
interface MatchReason {
  readonly fact: MatchFact;
  readonly verdict: string;
  readonly points: number;
}

/** Confidence that an offered release is the wanted one. */
export interface ReleaseMatch {
  /** 0 to 100. */
  readonly score: number;
  readonly band: MatchBand;
  /** Facts that both sides have, strongest first. */
  readonly reasons: readonly MatchReason[];
}

/** Confidence that a service's release is the wanted one, with the reasons. */
export function matchRelease(wanted: ReleaseFacts, offered: OfferedRelease): ReleaseMatch {
  return scoreVerdicts(compareReleases(wanted, offered));
}

/** Adds the points of all verdicts. A better verdict never lowers the score. */
export function scoreVerdicts(verdicts: Verdicts): ReleaseMatch {
  const reasons = (Object.keys(WEIGHTS) as MatchFact[])
    .map((fact) => ({ fact, verdict: verdicts[fact], points: pointsOf(fact, verdicts[fact]) }))
    .filter(({ verdict }) => verdict !== 'unknown')
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  const score = Math.max(0, Math.min(100, sum));
  return { score, band: bandOf(score), reasons };
}

function pointsOf(fact: MatchFact, verdict: string): number {
  const points: Readonly<Record<string, number>> = WEIGHTS[fact];
  return points[verdict] ?? 0;
}

function bandOf(score: number): MatchBand {
  if (score >= HIGH_SCORE) return 'high';
  return score >= DOUBTFUL_SCORE ? 'doubtful' : 'no';
}
