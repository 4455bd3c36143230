import type { LabelProfile } from '@countin/domain';
import type { PageContext } from '../page/page-context.ts';
import { placeText } from './label-request.ts';

/** A label's one address: its own subdomain. */
export function labelAddress(
  { origins }: Pick<PageContext, 'origins'>,
  { customSlug }: Pick<LabelProfile, 'customSlug'>,
): string {
  return `${origins.subdomain(customSlug)}/`;
}

/** Another page of the feed that is open, wherever it is open. */
export function feedPageHref(
  { request }: Pick<PageContext, 'request'>,
  after: { readonly firstInstant: number; readonly id: string } | null,
): string {
  const query = new URLSearchParams([...request.query].filter(([name]) => name !== 'after'));
  if (after) query.set('after', placeText(after));
  return query.size === 0 ? request.path : `${request.path}?${query}`;
}
