export { foldCalendar } from './fold-calendar.ts';
export {
  dateSchema,
  firstInstant,
  lastInstant,
  releaseMomentSchema,
  resolveMoment,
  resolveWallClock,
} from './release-moment.ts';
export type { ReleaseMoment, ResolvedMoment } from './release-moment.ts';
export { nextPhaseAt, releaseDay } from './release-day.ts';
export type { MomentPhase, ReleaseDay } from './release-day.ts';
export { upcomingReleases } from './upcoming-releases.ts';
export type { UpcomingRelease } from './upcoming-releases.ts';
export { releaseStateAt, STATUSES } from './release-state.ts';
export type { ReleaseState, Status } from './release-state.ts';
export { hasSearchWords, searchWords, wordTokens } from '../fields/word-tokens.ts';
export { MOST_SEARCH_TOKENS, releaseSearchTokens, searchTokensSchema } from './search-tokens.ts';
export type { SearchableRelease } from './search-tokens.ts';
export {
  coverColours,
  listedProductSchema,
  missingForPublishing,
  PRODUCT_KINDS,
  releaseSummarySchema,
} from './listed-product.ts';
export type { ListedProduct, ProductKind, ReleaseSummary } from './listed-product.ts';
export type { MusicProduct, ProductContent } from './product.ts';
export type { PageArtist, ReleasePage } from './release-page.ts';
export type { Credit, CreditRole, Track } from './track.ts';
export type { Genre } from './genre.ts';
export type { ArtistRole, ReleaseArtist, RightsLine } from './release-metadata.ts';
export { newAndNext } from './new-and-next.ts';
export { belongsToLabel, isSameLabelName, staysWithLabel } from './label-link.ts';
export { missingParts, RELEASE_PARTS } from './missing-parts.ts';
export type { ReleasePart } from './missing-parts.ts';
