import type { CatalogueId } from '../client/catalogue-ids.ts';

/** Addresses of one service. */
export interface Endpoint {
  /** Beginning of every request's URL, without a slash at the end. */
  readonly api: string;
  /** Where access tokens come from; empty for services without them. */
  readonly token: string;
}

/** Addresses of all services. */
export type Endpoints = Readonly<Record<CatalogueId, Endpoint>>;

/** The real services. */
export const PUBLIC_ENDPOINTS: Endpoints = {
  spotify: { api: 'https://api.spotify.com', token: 'https://accounts.spotify.com/api/token' },
  'apple-music': { api: 'https://api.music.apple.com', token: '' },
  tidal: { api: 'https://openapi.tidal.com', token: 'https://auth.tidal.com/v1/oauth2/token' },
  deezer: { api: 'https://api.deezer.com', token: '' },
  itunes: { api: 'https://itunes.apple.com', token: '' },
  musicbrainz: { api: 'https://musicbrainz.org', token: '' },
};

/** All services below one address, as `tools/catalogue-server` answers for them. */
export function endpointsBelow(origin: string): Endpoints {
  const below = (id: CatalogueId, token = '') => ({
    api: `${origin}/${id}`,
    token: token && `${origin}/${id}${token}`,
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
