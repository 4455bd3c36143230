import { oembedPath } from '@countin/domain/urls';
import type { AlternateLink } from './feed-links.ts';
import type { PageView } from '../page/page-view.ts';

/** Link by which other sites discover the embed of a page. */
export function oembedLink({ origins }: Pick<PageView, 'origins'>, address: string, title: string): AlternateLink {
  return {
    type: 'application/json+oembed',
    title,
    href: origins.main + oembedPath(address),
  };
}
