import { parseUrl } from '@countin/slug';
import { completeWebAddress } from '../fields/web-address.ts';
import { looksLikeService } from './look-alike.ts';
import { SERVICE_IDS, type KnownServiceId, type ServiceId } from './service-ids.ts';
import { SERVICES } from './services.ts';

/** Brand name of a service, the same in every language. Null for a plain link. */
export function serviceName(id: ServiceId): string | null {
  return id === 'other' ? null : SERVICES[id].name;
}

/** Whether fans play or buy on a service; `open` for a plain link. */
export function serviceAction(id: ServiceId): 'play' | 'buy' | 'open' {
  return id === 'other' ? 'open' : SERVICES[id].action;
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

const KNOWN_HOSTS: readonly string[] = SERVICE_IDS.flatMap((id) => SERVICES[id].hosts);
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
  clean(url, service);
  const doubt = service && !SERVICES[service].releasePath.test(url.pathname) ? 'link/not-a-release' : null;
  return { ok: true, service: service ?? 'other', url: url.href, doubt };
}

/** Removes the fragment and every query parameter that names no content. */
function clean(url: URL, service: KnownServiceId | null): void {
  // NetEase's site has its pages behind `#`, as in `music.163.com/#/album?id=1`.
  if (service === 'netease-music' && url.hash.startsWith('#/')) url.href = new URL(url.hash.slice(1), url).href;
  url.hash = '';
  const wanted = (name: string) => (service ? SERVICES[service].parameters.includes(name) : !TRACKING.test(name));
  for (const name of [...url.searchParams.keys()]) if (!wanted(name)) url.searchParams.delete(name);
}

function parseWebAddress(text: string): URL | null {
  // Users also paste addresses without a scheme, such as `open.spotify.com/album/…`.
  const url = parseUrl(completeWebAddress(text));
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
    for (const known of SERVICES[id].hosts) {
      if (belongsTo(host, [known]) && known.length > (found?.length ?? 0)) found = { id, length: known.length };
    }
  }
  return found?.id ?? null;
}

function belongsTo(host: string, sites: readonly string[]): boolean {
  return sites.some((site) => host === site || host.endsWith(`.${site}`));
}
