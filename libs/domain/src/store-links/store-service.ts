import { parseUrl } from '@countin/slug';
import { looksLikeService } from './look-alike.ts';
import { SERVICE_IDS, type KnownServiceId, type ServiceId } from './service-ids.ts';

/** A streaming service or shop, with the patterns of its URLs. */
interface StoreService {
  readonly name: string;
  /** Registrable host names; a link's host must be one of them or below one. */
  readonly hosts: readonly string[];
  /** Path pattern of a link to a release or track. */
  readonly releasePath: RegExp;
  /** What a fan can do there. */
  readonly action: 'play' | 'buy';
}

const ANY_PATH = /^\/.+/;

const services = {
  spotify: {
    name: 'Spotify',
    hosts: ['open.spotify.com', 'spotify.link'],
    releasePath: /^\/(?:intl-[a-z-]+\/)?(?:album|track|prerelease)\/|^\/[A-Za-z0-9]+$/,
    action: 'play',
  },
  'apple-music': {
    name: 'Apple Music',
    hosts: ['music.apple.com', 'geo.music.apple.com', 'itunes.apple.com'],
    releasePath: /^\/(?:[a-z]{2}\/)?(?:album|song|music-video)\//,
    action: 'play',
  },
  'youtube-music': {
    name: 'YouTube Music',
    hosts: ['music.youtube.com'],
    releasePath: /^\/(?:watch|playlist|browse\/)/,
    action: 'play',
  },
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    releasePath: /^\/(?:watch|playlist|shorts\/|[\w-]{11}$)/,
    action: 'play',
  },
  deezer: {
    name: 'Deezer',
    hosts: ['deezer.com', 'deezer.page.link', 'link.deezer.com'],
    releasePath: /^\/(?:[a-z]{2}\/)?(?:album|track)\/|^\/s\/|^\/[A-Za-z0-9]+$/,
    action: 'play',
  },
  tidal: {
    name: 'TIDAL',
    hosts: ['tidal.com'],
    releasePath: /^\/(?:browse\/)?(?:album|track|video)\//,
    action: 'play',
  },
  'amazon-music': {
    name: 'Amazon Music',
    hosts: [
      'music.amazon.com',
      'music.amazon.co.uk',
      'music.amazon.de',
      'music.amazon.fr',
      'music.amazon.es',
      'music.amazon.it',
      'music.amazon.co.jp',
      'music.amazon.in',
      'music.amazon.ca',
      'music.amazon.com.br',
      'music.amazon.com.mx',
      'music.amazon.com.au',
    ],
    releasePath: /^\/(?:albums|tracks)\//,
    action: 'play',
  },
  soundcloud: {
    name: 'SoundCloud',
    hosts: ['soundcloud.com', 'on.soundcloud.com', 'snd.sc'],
    releasePath: /^\/[^/]+\/[^/]+|^\/[A-Za-z0-9]+$/,
    action: 'play',
  },
  bandcamp: { name: 'Bandcamp', hosts: ['bandcamp.com'], releasePath: /^\/(?:album|track)\//, action: 'buy' },
  qobuz: {
    name: 'Qobuz',
    hosts: ['qobuz.com', 'open.qobuz.com', 'play.qobuz.com'],
    releasePath: /\/(?:album|track|interpreter)\//,
    action: 'play',
  },
  pandora: { name: 'Pandora', hosts: ['pandora.com', 'pandora.app.link'], releasePath: ANY_PATH, action: 'play' },
  audiomack: { name: 'Audiomack', hosts: ['audiomack.com'], releasePath: /^\/[^/]+\/(?:song|album)\//, action: 'play' },
  beatport: {
    name: 'Beatport',
    hosts: ['beatport.com'],
    releasePath: /^\/(?:[a-z]{2}\/)?(?:release|track)\//,
    action: 'buy',
  },
} as const satisfies Record<KnownServiceId, StoreService>;

/** Brand name of a service, the same in every language. Null for a plain link. */
export function serviceName(id: ServiceId): string | null {
  return id === 'other' ? null : services[id].name;
}

/** Whether fans play or buy on a service; `open` for a plain link. */
export function serviceAction(id: ServiceId): 'play' | 'buy' | 'open' {
  return id === 'other' ? 'open' : services[id].action;
}

/** Result of recognising a pasted URL. */
export type RecognisedLink =
  | {
      readonly ok: true;
      readonly service: ServiceId;
      /** Normalised URL: https, no tracking parameters, no fragment. */
      readonly url: string;
      /** Warning for a valid URL that is probably not the intended one; null for none. */
      readonly doubt: LinkDoubt | null;
    }
  | { readonly ok: false; readonly errorCode: LinkError };

/** `link/not-a-release`: a known service, but a playlist, artist or start page. */
export type LinkDoubt = 'link/not-a-release';
/** Why a pasted address is refused. */
export type LinkError = 'link/empty' | 'link/too-long' | 'link/not-a-web-address' | 'link/look-alike';

const TRACKING = /^(?:utm_.*|si|feature|fbclid|gclid|igshid|mc_cid|mc_eid|ref|ref_src|nd|_branch_match_id)$/;
const URL_LENGTH = 2048;

const KNOWN_HOSTS: readonly string[] = SERVICE_IDS.flatMap((id) => services[id].hosts);
/** Further hosts of the services. Their pages count as plain links. */
const OWN_SITES = ['spotify.com', 'applemusic.com', 'itunes.com', 'youtube-nocookie.com', 'pandora.net'];
const IP_LITERAL = /^(?:[\d.]+|\[.*\])$/;

/**
 * Parses a pasted store URL: its service, whether it is a release, and the normalised URL. A host that imitates a
 * service is refused, because fans would trust its name. Examples: `open.spotify.com.evil.example`, `spotlfy.com`,
 * homoglyphs of another script.
 */
export function recogniseLink(pasted: string): RecognisedLink {
  const text = pasted.trim();
  if (text === '') return { ok: false, errorCode: 'link/empty' };
  if (text.length > URL_LENGTH) return { ok: false, errorCode: 'link/too-long' };
  const url = parseWebAddress(text);
  if (!url) return { ok: false, errorCode: 'link/not-a-web-address' };

  const service = serviceOfHost(url.hostname);
  if (!service && !belongsTo(url.hostname, OWN_SITES) && looksLikeService(url.hostname, KNOWN_HOSTS))
    return { ok: false, errorCode: 'link/look-alike' };
  if (service) url.protocol = 'https:';
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  const doubt = service && !services[service].releasePath.test(url.pathname) ? 'link/not-a-release' : null;
  return { ok: true, service: service ?? 'other', url: url.href, doubt };
}

function parseWebAddress(text: string): URL | null {
  // Users also paste URLs without a scheme, such as `open.spotify.com/album/…`. Other schemes are kept.
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = parseUrl(address);
  if (!url) return null;
  // `open.spotify.com.` is the same host as a fully qualified name.
  url.hostname = url.hostname.replace(/\.$/, '');
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  const named = url.hostname.includes('.') && !IP_LITERAL.test(url.hostname);
  const plainAuthority = !url.username && !url.password && (url.port === '' || !serviceOfHost(url.hostname));
  return web && named && plainAuthority ? url : null;
}

/** The longest matching host wins, so that `music.youtube.com` is not taken for YouTube. */
function serviceOfHost(host: string): KnownServiceId | null {
  let found: { id: KnownServiceId; length: number } | null = null;
  for (const id of SERVICE_IDS) {
    for (const known of services[id].hosts) {
      if (belongsTo(host, [known]) && known.length > (found?.length ?? 0)) found = { id, length: known.length };
    }
  }
  return found?.id ?? null;
}

function belongsTo(host: string, sites: readonly string[]): boolean {
  return sites.some((site) => host === site || host.endsWith(`.${site}`));
}
