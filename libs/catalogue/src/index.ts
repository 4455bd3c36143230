export type {
  RequestOptions,
  CatalogueClient,
  CatalogueCover,
  CatalogueItem,
  CatalogueTrack,
  Markets,
  ReleaseParts,
  TitleQuery,
} from './client/catalogue-client.ts';
export { CatalogueError } from './client/catalogue-error.ts';
export type { CatalogueErrorReason } from './client/catalogue-error.ts';
export { NO_PARTS } from './client/item-parts.ts';
export { answersByMarket, CATALOGUE_IDS } from './client/catalogue-ids.ts';
export type { CatalogueId } from './client/catalogue-ids.ts';
export { drawFrom, FULL_BUDGET, MemoryBudget } from './budget/rate-budget.ts';
export type { BudgetState, RateBudget } from './budget/rate-budget.ts';
export type { CatalogueCache } from './cache/catalogue-cache.ts';
export { createCatalogues } from './create-catalogues.ts';
export type { CataloguePorts } from './create-catalogues.ts';
export { checkLink } from './find/check-link.ts';
export type { LinkCheck, LinkCheckOptions } from './find/check-link.ts';
export { findEverywhere } from './find/find-everywhere.ts';
export type { FoundEverywhere } from './find/find-everywhere.ts';
export { findRelease } from './release/find-release.ts';
export type { FoundRelease } from './release/find-release.ts';
export { mergeItems } from './release/merge-items.ts';
export type { ReleaseDraft, RightsText } from './release/release-draft.ts';
export type { FindMethod, FindOptions, FindQuery } from './find/find-query.ts';
export type { LinkCandidate, ServiceRow } from './find/service-row.ts';
export {
  CATALOGUE_KEYS,
  CatalogueSettingsError,
  exampleSettings,
  readCatalogueSettings,
} from './settings/catalogue-settings.ts';
export type { CatalogueSettings } from './settings/catalogue-settings.ts';
export { marketsOf } from './settings/markets.ts';
export { TERMS } from './settings/terms.ts';
export type { CatalogueTerms } from './settings/terms.ts';
