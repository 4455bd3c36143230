import type { KnownServiceId, StoreLink } from '@countin/domain/store-links';
import { codeFrom, numberFrom } from './invented.ts';

const DIGITS = '123456789';

/** Addresses of the shape that each service gives its releases; nothing is behind them. */
const ADDRESSES: Partial<Record<KnownServiceId, (release: string, artist: string) => string>> = {
  spotify: (release) => `https://open.spotify.com/album/${codeFrom(`spotify ${release}`, 22)}`,
  'apple-music': (release) => `https://music.apple.com/us/album/${release}/1${codeFrom(`apple ${release}`, 9, DIGITS)}`,
  bandcamp: (release, artist) => `https://${artist}.bandcamp.com/album/${release}`,
  deezer: (release) => `https://www.deezer.com/album/${codeFrom(`deezer ${release}`, 9, DIGITS)}`,
  tidal: (release) => `https://tidal.com/album/${codeFrom(`tidal ${release}`, 9, DIGITS)}`,
  'youtube-music': (release) => `https://music.youtube.com/playlist?list=OLAK5uy_${codeFrom(`youtube ${release}`, 33)}`,
  'amazon-music': (release) =>
    `https://music.amazon.com/albums/B0${codeFrom(`amazon ${release}`, 8, '0123456789BCDFGHJKLMNPQRSTVWXYZ')}`,
  soundcloud: (release, artist) => `https://soundcloud.com/${artist}/sets/${release}`,
  qobuz: (release) =>
    `https://open.qobuz.com/album/${codeFrom(`qobuz ${release}`, 13, '0123456789abcdefghijklmnopqrstuvwxyz')}`,
};

/** Address of a release at a service; null for services that the example data has no links of. */
export function storeAddress(service: KnownServiceId, release: string, artist: string): string | null {
  return ADDRESSES[service]?.(release, artist) ?? null;
}

/** Links of a release, in an artist's usual order: three of them, and some more as it happens. */
export function storeLinksOf(release: string, artist: string): StoreLink[] {
  const services = Object.entries(ADDRESSES).filter(
    ([service], index) => index < 3 || numberFrom(`${service} ${release}`, 2) === 0,
  );
  return services.map(([service, address]) => ({
    id: `${release}-${service}`.slice(0, 128),
    service: service as KnownServiceId,
    url: address(release, artist),
    label: '',
    hidden: false,
    territories: [],
    source: 'pasted',
  }));
}
