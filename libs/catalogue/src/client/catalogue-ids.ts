/** Catalogues that can be asked, in the order of trust in their data. */
export const CATALOGUE_IDS = ['spotify', 'apple-music', 'tidal', 'deezer', 'itunes', 'musicbrainz'] as const;
/** One of {@link CATALOGUE_IDS}. */
export type CatalogueId = (typeof CATALOGUE_IDS)[number];

/** Catalogues whose answers do not depend on the country that is asked for. */
const WITHOUT_MARKETS: readonly CatalogueId[] = ['deezer', 'musicbrainz'];

/** Whether a catalogue answers for one country at a time. */
export function answersByMarket(catalogue: CatalogueId): boolean {
  return !WITHOUT_MARKETS.includes(catalogue);
}
