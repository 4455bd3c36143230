import {
  isShortLink,
  recogniseLink,
  referenceKey,
  storeReferenceOf,
  type StoreReference,
} from '@countin/domain/store-links';
import type { Problem } from '../records/problem.ts';
import type { ReadEntry } from './entry.ts';

/** Pages of services that are no release, by a segment of their path. The first that fits decides. */
const OTHER_PAGES: readonly (readonly [RegExp, Problem['code']])[] = [
  [/^(?:user-)?playlists?$|^mix$/i, 'import/link-playlist'],
  [/^(?:shows?|episodes?|podcasts?)$/i, 'import/link-podcast'],
  [/^(?:users?|profile|member|channel|c|@.+)$/i, 'import/link-user'],
  [/^(?:artists?|interpreter|singer)$/i, 'import/link-artist'],
];
const PODCASTS = /^https?:\/\/(?:podcasts\.apple\.com|podcasts\.google\.com|music\.amazon\.[a-z.]+\/podcasts)(?:\/|$)/i;
const APP_ADDRESS = /^spotify:([a-z]+):(\w+)$/i;
/** Lists of YouTube that are albums; all others are playlists. */
const YOUTUBE_ALBUM = /^(?:OLAK5uy_|MPREb_)/;

/** Reads a link of a list. A page that is no release has a code that says what it is. */
export function readLinkEntry(entry: string): ReadEntry {
  const text = entry.replace(APP_ADDRESS, 'https://open.spotify.com/$1/$2');
  if (PODCASTS.test(text)) return refused('import/link-podcast');
  const link = recogniseLink(text);
  if (!link.ok) return refused(link.errorCode === 'link/empty' ? 'import/no-entry' : link.errorCode);
  if (link.service === 'other') return refused('import/link-service');
  const reference = storeReferenceOf(text);
  if (!reference && isShortLink(text)) return { ok: true, kind: 'url', code: link.url, key: link.url };
  const other = otherPage(link.url, reference);
  if (other) return refused(other);
  return reference
    ? { ok: true, kind: 'url', code: reference.url, key: referenceKey(reference) }
    : refused('link/not-a-release');
}

/** What a page is that is no release; null if it may be one. */
function otherPage(url: string, reference: StoreReference | null): Problem['code'] | null {
  if (reference?.kind === 'track') return null;
  if (reference?.kind === 'album') return isPlaylist(reference) ? 'import/link-playlist' : null;
  const segments = new URL(url).pathname.split('/').filter((segment) => segment !== '');
  const [, code] = OTHER_PAGES.find(([page]) => segments.some((segment) => page.test(segment))) ?? [];
  return code ?? (reference ? 'import/link-artist' : null);
}

/** Both services of YouTube have albums among their playlists. */
function isPlaylist({ service, id }: StoreReference): boolean {
  return (service === 'youtube' || service === 'youtube-music') && !YOUTUBE_ALBUM.test(id);
}

function refused(code: Problem['code']): ReadEntry {
  return { ok: false, code, params: {} };
}
