import { parseUrl } from '@countin/slug';
import { recogniseLink } from './store-service.ts';

/** Hosts whose every page leads to another one. */
const SHORT_HOSTS: readonly string[] = [
  'spotify.link',
  'deezer.page.link',
  'link.deezer.com',
  'on.soundcloud.com',
  'snd.sc',
  'pandora.app.link',
  'kkbox.fm',
];

/** Whether a link is one of a service's short links: only the service knows what it leads to. */
export function isShortLink(pasted: string): boolean {
  const link = recogniseLink(pasted);
  const url = link.ok && link.service !== 'other' ? parseUrl(link.url) : null;
  if (!url) return false;
  const host = url.hostname.replace(/^www\./, '');
  return url.pathname !== '/' && (SHORT_HOSTS.includes(host) || (host === 'deezer.com' && /^\/s\//.test(url.pathname)));
}
