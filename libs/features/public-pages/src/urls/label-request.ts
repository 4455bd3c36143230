import { parseListCursor, type ListCursor, type PageRequest, type PageServices } from '@countin/domain/pages';
import type { Origins } from '@countin/domain/deployment';
import type { LabelProfile } from '@countin/domain/profile';
import { subdomainUrl } from '@countin/domain/urls';
import { profileSlugError } from '@countin/slug';

/**
 * The slug whose feed is requested: a `subdomain` parameter (section 2 of the specification) or `label`, else the
 * host's. Null where nothing names one.
 */
export function feedSlug({ query, host }: Pick<PageRequest, 'query' | 'host'>): string | null {
  const named = (query.get('subdomain') ?? query.get('label'))?.trim().toLowerCase();
  const slug = named !== undefined && named !== '' ? named : host.kind === 'subdomain' ? host.slug : null;
  return slug !== null && profileSlugError(slug) === null ? slug : null;
}

/** The label whose feed is asked for; null where there is none. */
export async function requestedLabel(request: PageRequest, { read }: PageServices): Promise<LabelProfile | null> {
  const slug = feedSlug(request);
  const found = slug === null ? null : await read.profileBySlug(slug);
  return found?.kind === 'label' ? found.profile : null;
}

/** Names of the query parameter that names a label. */
const NAMES = ['subdomain', 'label'];

/** Address of the same feed by the present slug of its profile; null if the request has that slug. */
export function presentFeedAddress(
  { path, query, host }: Pick<PageRequest, 'path' | 'query' | 'host'>,
  origins: Pick<Origins, 'subdomain'>,
  customSlug: string,
): string | null {
  if (feedSlug({ query, host }) === customSlug) return null;
  const present = new URLSearchParams(query);
  const named = NAMES.find((name) => present.has(name));
  if (named !== undefined) present.set(named, customSlug);
  const text = present.toString();
  const base = named === undefined ? subdomainUrl(origins, customSlug, path) : path;
  return text === '' ? base : `${base}?${text}`;
}

/** Where a page of the feed begins: after a release that `?after=` names. Undefined for the first page. */
export function requestedCursor({ query }: Pick<PageRequest, 'query'>): ListCursor | undefined {
  return parseListCursor(query.get('after') ?? '');
}

/** Name of the parameter that says where a page of a roster begins. */
export const ROSTER_START = 'artists';

/** Position in the roster that `?artists=` names; 0 for the first page. */
export function requestedRosterStart({ query }: Pick<PageRequest, 'query'>): number {
  const requested = query.get(ROSTER_START) ?? '';
  return /^[1-9]\d{0,3}$/.test(requested) ? Number(requested) : 0;
}
