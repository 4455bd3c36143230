export { PUBLIC_KINDS } from './page-contract.ts';
export type {
  CallFunction,
  FilteredAt,
  FoundProfile,
  ListCursor,
  PageClick,
  PageReader,
  PageRequest,
  PageResponse,
  PageServices,
  PublicKind,
  PublicPageEntry,
  RenderPage,
} from './page-contract.ts';
export { listCursorText, parseListCursor } from './list-cursor.ts';
export { profileCardVersion, releaseCardVersion, SITE_CARD_VERSION } from './card-version.ts';
export { artistAddresses, labelAddresses, releaseAddresses, releaseCardAddresses } from './page-addresses.ts';
export { MOST_PURGED_ADDRESSES, PURGE_CONTEXT, purgeRequestSchema } from './purge-request.ts';
export type { PurgeRequest } from './purge-request.ts';
export { ALL_RELEASES, readFeedPage } from './feed-pages.ts';
export type { FeedPage, ReadFiltered } from './feed-pages.ts';
export { feedConditions, feedFilter, isInFeed } from './label-feed.ts';
export type { FeedChoice, FeedFilter } from './label-feed.ts';
export { EMBED_SIZES, embedCode } from './embed-code.ts';
export { htmlText } from './html-text.ts';
export { inlineSource } from './inline-source.ts';
export { jsonForHtml } from './json-for-html.ts';
