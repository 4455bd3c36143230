import type { CatalogueId } from '../client/catalogue-ids.ts';

/** Addresses of one service. */
export interface Endpoint {
  /** Beginning of every request's URL, without a slash at the end. */
  readonly api: string;
  /** Where access tokens come from; empty for services without them. */
  readonly token: string;
  /** Origins of its pictures. Pictures elsewhere are not read. */
  readonly pictures: readonly string[];
}

/** Addresses of all services. */
export type Endpoints = Readonly<Record<CatalogueId, Endpoint>>;

const APPLE_PICTURES = [1, 2, 3, 4, 5].map((number) => `https://is${number}-ssl.mzstatic.com`);

/** The real services. The Cover Art Archive sends on to other hosts, so MusicBrainz has no pictures. */
export const PUBLIC_ENDPOINTS: Endpoints = {
  spotify: {
    api: 'https://api.spotify.com',
    token: 'https://accounts.spotify.com/api/token',
    pictures: ['https://i.scdn.co'],
  },
  'apple-music': { api: 'https://api.music.apple.com', token: '', pictures: APPLE_PICTURES },
  tidal: {
    api: 'https://openapi.tidal.com',
    token: 'https://auth.tidal.com/v1/oauth2/token',
    pictures: ['https://resources.tidal.com'],
  },
  deezer: {
    api: 'https://api.deezer.com',
    token: '',
    pictures: ['https://cdn-images.dzcdn.net', 'https://e-cdns-images.dzcdn.net'],
  },
  itunes: { api: 'https://itunes.apple.com', token: '', pictures: APPLE_PICTURES },
  musicbrainz: { api: 'https://musicbrainz.org', token: '', pictures: [] },
};

/** All services below one address, as `tools/catalogue-server` answers for them. */
export function endpointsBelow(origin: string): Endpoints {
  const below = (id: CatalogueId, token = '') => ({
    api: `${origin}/${id}`,
    token: token && `${origin}/${id}${token}`,
    pictures: [new URL(origin).origin],
  });
  return {
    spotify: below('spotify', '/api/token'),
    'apple-music': below('apple-music'),
    tidal: below('tidal', '/v1/oauth2/token'),
    deezer: below('deezer'),
    itunes: below('itunes'),
    musicbrainz: below('musicbrainz'),
  };
}
