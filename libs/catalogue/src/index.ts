export type { CatalogueClient, CatalogueItem, CatalogueTrack, RequestOptions } from './client/catalogue-client.ts';
export type { ArtistAlbum, ArtistAlbums, CatalogueArtist } from './client/artist-albums.ts';
export { CatalogueError } from './client/catalogue-error.ts';
export type { CatalogueErrorReason } from './client/catalogue-error.ts';
export { NO_PARTS } from './client/item-parts.ts';
export { answersByMarket } from './client/catalogue-ids.ts';
export type { CatalogueId } from './client/catalogue-ids.ts';
export { CATALOGUE_IDS } from './client/catalogue-ids.ts';
export { drawFrom, FULL_BUDGET } from './budget/rate-budget.ts';
export type { BudgetState, RateBudget } from './budget/rate-budget.ts';
export type { CatalogueCache } from './cache/catalogue-cache.ts';
export { createCatalogues } from './create-catalogues.ts';
export { checkLink } from './find/check-link.ts';
export type { LinkCheck } from './find/check-link.ts';
export { findEverywhere } from './find/find-everywhere.ts';
export type { FoundEverywhere } from './find/find-everywhere.ts';
export { findRelease } from './release/find-release.ts';
export { releasesOfTrack } from './release/releases-of-track.ts';
export type { FoundRelease } from './release/find-release.ts';
export type { ReleaseDraft, RightsText } from './release/release-draft.ts';
export type { LinkCandidate, ServiceRow } from './find/service-row.ts';
export {
  CATALOGUE_KEYS,
  CatalogueSettingsError,
  exampleSettings,
  readCatalogueSettings,
} from './settings/catalogue-settings.ts';
export type { CatalogueSettings } from './settings/catalogue-settings.ts';
export { followShortLink } from './http/follow-short-link.ts';
export type { FollowedLink } from './http/follow-short-link.ts';
export { marketsOf } from './settings/markets.ts';
export { TERMS } from './settings/terms.ts';
