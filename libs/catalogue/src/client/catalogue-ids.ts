/** Catalogues that can be asked, in the order of trust in their data. */
export const CATALOGUE_IDS = ['spotify', 'apple-music', 'tidal', 'deezer', 'itunes', 'musicbrainz'] as const;
/** One of {@link CATALOGUE_IDS}. */
export type CatalogueId = (typeof CATALOGUE_IDS)[number];
