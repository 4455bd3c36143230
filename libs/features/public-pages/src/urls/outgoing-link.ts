import type { PageClick, PageRequest, PageResponse } from '@countin/domain/pages';
import { publicCacheControl } from '../page/cache-control.ts';

/** Parameter of a page's address that names one of its links. */
const PARAMETER = 'go';

/**
 * Attributes of a link that leads away. Without script the page's own address counts the click and redirects. The
 * page's script replaces it by the target, see {@link leadStraight}.
 *
 * @param name of the link on its page, see {@link linkAsked}
 */
export const outgoing = (name: string, url: string) => ({ ...leadingThrough(name), 'data-to': url });

/** The same without the target, for components whose script sets `data-to`: the page then contains it once less. */
export const leadingThrough = (name: string) => ({ href: `?${PARAMETER}=${name}`, rel: 'nofollow' });

/** Name of the link that is asked for; null for the page itself. */
export function linkRequested({ method, query }: Pick<PageRequest, 'method' | 'query'>): string | null {
  return method === 'POST' ? null : query.get(PARAMETER);
}

/**
 * Redirects to a link of a page. The target is that of the published page and never of the address. A link that the page
 * has not got any more leads to the page.
 *
 * @param click null for such a link
 */
export function followLink(
  { path, now }: Pick<PageRequest, 'path' | 'now'>,
  target: { readonly url: string; readonly click: PageClick } | null,
): PageResponse {
  const kept = { 'x-robots-tag': 'noindex, nofollow', 'cache-control': publicCacheControl(now, null) };
  if (!target)
    return {
      status: 302,
      headers: { location: path, 'x-robots-tag': 'noindex', 'cache-control': 'no-store' },
      body: '',
    };
  return { status: 302, headers: { location: target.url, ...kept }, body: '', click: target.click };
}

/**
 * Lets links lead to their targets without a redirect, once they are pointed at, focused or pressed. For browsers whose
 * clicks a beacon counts, and for visits that are not counted.
 */
export function leadStraight(page: Document): void {
  for (const event of ['pointerover', 'focusin', 'click'])
    page.body.addEventListener(
      event,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-to]') : null;
        if (link) link.href = link.dataset['to'] ?? '';
      },
      // Before the click is counted, which looks at where it leads.
      true,
    );
}
