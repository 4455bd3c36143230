import type { LabelProfile } from '@countin/domain/profile';
import { PUBLIC_PATHS, subdomainUrl } from '@countin/domain/urls';
import type { PageView } from '../page/page-view.ts';
import { listCursorText } from '@countin/domain/pages';
import { ROSTER_START } from './label-request.ts';

/** A label's one address: its own subdomain. */
export function labelAddress(
  { origins }: Pick<PageView, 'origins'>,
  { customSlug }: Pick<LabelProfile, 'customSlug'>,
): string {
  return subdomainUrl(origins, customSlug);
}

/** Address of a label's feed on its own subdomain, which reads a visitor's filter. */
export function labelFeedAddress(
  { origins }: Pick<PageView, 'origins'>,
  { customSlug }: Pick<LabelProfile, 'customSlug'>,
): string {
  return subdomainUrl(origins, customSlug, PUBLIC_PATHS.labelFeed);
}

/** The feed that is open, from its first page and without a filter. */
export function wholeFeedHref({ path, query }: Pick<PageView, 'path' | 'query'>): string {
  const whole = new URLSearchParams([...query].filter(([name]) => !['after', 'artist', 'kind'].includes(name)));
  const text = whole.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Another page of the feed that is open, wherever it is open. */
export function feedPageHref(
  { path, query: shown }: Pick<PageView, 'path' | 'query'>,
  after: { readonly firstInstant: number; readonly id: string } | null,
): string {
  const query = new URLSearchParams([...shown].filter(([name]) => name !== 'after'));
  if (after) query.set('after', listCursorText(after));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** A page of the roster that begins at a position in it, on the host that is open. */
export function rosterPageHref({ path, query: shown }: Pick<PageView, 'path' | 'query'>, from: number): string {
  const query = new URLSearchParams([...shown].filter(([name]) => name !== ROSTER_START && name !== 'after'));
  if (from > 0) query.set(ROSTER_START, String(from));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
