export { latinSlug, slugify, suggestSlug } from './slugify.ts';
export { SLUG_MAX_LENGTH, SLUG_MIN_LENGTH } from './slug-limits.ts';
export { productSlugError, profileSlugError } from './profile-slug.ts';
export { isReservedSlug } from './reserved.ts';
export { matchHost } from './host.ts';
export type { HostMatch } from './host.ts';
export { isOwnHost, ownOrigin } from './own-origin.ts';
export { parseUrl } from './parse-url.ts';
export { otherSiteOf } from './other-site.ts';
