export { foldCalendar } from './fold-calendar.ts';
export {
  dateSchema,
  firstInstant,
  lastInstant,
  releaseMomentSchema,
  resolveMoment,
  resolveWallClock,
  timeSchema,
} from './release-moment.ts';
export type { ReleaseMoment } from './release-moment.ts';
export { nextPhaseAt, releaseDay } from './release-day.ts';
export type { MomentPhase } from './release-day.ts';
export { upcomingReleases } from './upcoming-releases.ts';
export { changedSinceLive, releaseStateAt } from './release-state.ts';
export type { ReleaseState } from './release-state.ts';
export { hasSearchWords, searchWords, wordTokens } from '../fields/word-tokens.ts';
export { MOST_SEARCH_TOKENS, releaseSearchTokens, searchTokensSchema } from './search-tokens.ts';
export { coverColours, missingForPublishing, PRODUCT_KINDS } from './listed-product.ts';
export type { ListedProduct, ReleaseKind, ReleaseSummary } from './listed-product.ts';
export type { MusicProduct, ProductContent } from './product.ts';
export type { PageArtist, ReleasePage } from './release-page.ts';
export type { AiContribution, AiDisclosure, AiExtent } from './ai-disclosure.ts';
export { fullTitle } from './track.ts';
export type { Credit, CreditRole, Track } from './track.ts';
export type { Genre } from './genre.ts';
export type { ArtistRole, ReleaseArtist, RightsLine } from './release-metadata.ts';
export { newAndNext } from './new-and-next.ts';
export { belongsToLabel, isSameLabelName, staysWithLabel } from './label-link.ts';
export { missingParts } from './missing-parts.ts';
