export { discover, discoveryOptions, playedMedleyOptions, shelfGenresOptions } from './discover.ts';
export { hiddenArtistsOptions, hideArtistOptions } from './hidden-artists.ts';
export type { DiscoveredPage, DiscoveryQuery } from './discover.ts';
