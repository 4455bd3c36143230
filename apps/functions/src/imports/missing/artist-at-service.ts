import { answersByMarket, marketsOf, type CatalogueArtist, type CatalogueClient } from '@countin/catalogue';
import type { ArtistPage } from '@countin/domain/profile';
import { compareArtists } from '@countin/domain/release-match';
import { storeReferenceOf, type StoreReference } from '@countin/domain/store-links';

/** Releases whose artists are requested from the service, where the profile has no link to a service. */
const MOST_ASKED = 3;
/** Countries that are tried in turn, after the artist's own. */
const MARKETS = ['US', 'GB', 'JP'] as const;

/** Pages of artists that a profile links to. */
export function artistPagesOf({ socials, pageLinks }: Pick<ArtistPage, 'socials' | 'pageLinks'>): StoreReference[] {
  return [...Object.values(socials), ...pageLinks.map(({ url }) => url)].flatMap((url) => {
    const reference = storeReferenceOf(url);
    return reference?.kind === 'artist' ? [reference] : [];
  });
}

/** Countries in which an artist is looked up at a service, the artist's own first. */
export function marketsFor({ catalogue }: CatalogueClient, country: string | null): string[] {
  if (!answersByMarket(catalogue)) return [MARKETS[0]];
  const known = marketsOf(catalogue);
  return [...new Set([country ?? MARKETS[0], ...MARKETS])].filter((market) => known.includes(market));
}

/**
 * The service's id of an artist, by the page that the profile links to. Without one it is the artist whom the pages of
 * releases name, if the names are the same. Null if nothing says.
 *
 * @param pages of the releases, those of the newest first
 */
export async function artistIdAt(
  client: CatalogueClient,
  {
    name,
    artistPages,
    pages,
  }: {
    readonly name: string;
    readonly artistPages: readonly StoreReference[];
    readonly pages: readonly StoreReference[];
  },
  options: { readonly market: string; readonly deadline: number },
): Promise<string | null> {
  const linked = artistPages.find(({ service }) => service === client.service);
  if (linked) return linked.id;
  const asked = pages.filter(({ service, kind }) => service === client.service && kind !== 'artist');
  const answers = await Promise.all(asked.slice(0, MOST_ASKED).map((page) => client.artistsOf(page, options)));
  const votes = new Map<string, number>();
  for (const artists of answers)
    for (const { id } of artists.filter((artist) => isNamed(artist, name, artists.length === 1)))
      votes.set(id, (votes.get(id) ?? 0) + 1);
  const [best] = [...votes].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}

/** A name in another script is taken for the artist's own if it is the only one. */
function isNamed(artist: CatalogueArtist, own: string, isOnly: boolean): boolean {
  const verdict = compareArtists([own], [artist.name]);
  return verdict === 'same' || (verdict === 'unknown' && isOnly);
}
