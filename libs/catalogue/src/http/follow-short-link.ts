import { recogniseLink, storeReferenceOf, type StoreReference } from '@countin/domain/store-links';
import type { CatalogueSettings } from '../settings/catalogue-settings.ts';

/** Hosts between a short link and the page that it opens, beside those of the services themselves. */
const BETWEEN: readonly string[] = ['spotify.app.link', 'deezer.app.link', 'soundcloud.app.goo.gl'];
const MOST_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/**
 * What a short link leads to:
 * - a page that a link could name.
 * - `nothing`: no such page, or a circle, or an address of another host than those of the services.
 * - `away`: its service did not answer in time.
 */
export type FollowedLink = StoreReference | 'nothing' | 'away';

/** How a short link is followed. */
export interface FollowOptions {
  readonly fetch?: typeof fetch;
  /** Until when an answer is of use. */
  readonly signal: AbortSignal;
}

/**
 * Follows a short link from host to host of the music services, and to no other: neither a private network nor a stranger
 * is asked. Only heads of answers are read.
 *
 * @param url one that `isShortLink` knows
 */
export async function followShortLink(
  { shortLinks }: Pick<CatalogueSettings, 'shortLinks'>,
  url: string,
  { fetch: ask = fetch, signal }: FollowOptions,
): Promise<FollowedLink> {
  const seen = new Set<string>();
  let target = url;
  while (isAsked(target) && !seen.has(target) && seen.size <= MOST_REDIRECTS) {
    seen.add(target);
    let next: string | null;
    try {
      next = await nextOf(ask, shortLinks, target, signal);
    } catch {
      return 'away';
    }
    const reference = storeReferenceOf(next ?? '');
    if (reference) return reference;
    if (next === null) return 'nothing';
    target = next;
  }
  return 'nothing';
}

/** Whether an address is of a host that is asked: `recogniseLink` refuses other ports, passwords and numbers. */
function isAsked(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  if (protocol !== 'https:') return false;
  if (BETWEEN.includes(hostname)) return port === '' && username === '';
  const link = recogniseLink(address);
  return link.ok && link.service !== 'other';
}

/** Where an address leads; null if nowhere. */
async function nextOf(
  ask: typeof fetch,
  standIn: string | null,
  target: string,
  signal: AbortSignal,
): Promise<string | null> {
  const address = standIn === null ? target : `${standIn}?url=${encodeURIComponent(target)}`;
  const response = await ask(address, { signal, redirect: 'manual' });
  await response.body?.cancel();
  if (response.status >= 500 || response.status === 429) throw new Error('The service is away.');
  const location = REDIRECTS.includes(response.status) ? response.headers.get('location') : null;
  return location !== null && URL.canParse(location, target) ? new URL(location, target).href : null;
}
