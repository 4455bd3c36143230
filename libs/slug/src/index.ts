export { slugify, suggestSlug, SLUG_MAX_LENGTH, SLUG_MIN_LENGTH, SLUG_PATTERN } from './slugify.ts';
export type { SlugFault } from './slugify.ts';
export { productSlugFault, profileSlugFault } from './profile-slug.ts';
export { isReservedSlug } from './reserved.ts';
export { matchHost } from './host.ts';
export type { HostMatch, SiteHosts } from './host.ts';
export { isOwnHost, ownOrigin } from './own-origin.ts';
export { siblingOf } from './sibling.ts';
export type { SiteAddresses, SitePair } from './sibling.ts';
