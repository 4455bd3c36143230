export { compareArtists, isCollective } from './compare-artists.ts';
export { matchRelease } from './match-release.ts';
export type { MatchBand, ReleaseMatch } from './match-release.ts';
export { NO_FACTS } from './release-facts.ts';
export type { OfferedRelease, ReleaseFacts } from './release-facts.ts';
export { namesIn, titleParts } from './title-parts.ts';
export { DOUBTFUL_SCORE, HIGH_SCORE } from './weights.ts';
