export { matchRelease } from './match-release.ts';
export type { MatchBand, MatchReason, ReleaseMatch } from './match-release.ts';
export { NO_FACTS } from './release-facts.ts';
export type { OfferedRelease, ReleaseFacts } from './release-facts.ts';
export { titleParts } from './title-parts.ts';
export type { TitleParts } from './title-parts.ts';
export type { Version } from './version-words.ts';
export { DOUBTFUL_SCORE, HIGH_SCORE } from './weights.ts';
export type { MatchFact } from './weights.ts';
