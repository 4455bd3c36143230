export { slugify, suggestSlug, SLUG_MAX_LENGTH, SLUG_MIN_LENGTH, SLUG_PATTERN } from './slugify.ts';
export type { SlugError } from './slugify.ts';
export { productSlugError, profileSlugError } from './profile-slug.ts';
export { isReservedSlug } from './reserved.ts';
export { matchHost } from './host.ts';
export type { HostMatch, SiteHosts } from './host.ts';
export { isOwnHost, ownOrigin } from './own-origin.ts';
export { otherSiteOf } from './other-site.ts';
export type { SiteAddresses, SitePair } from './other-site.ts';
