import type { Sites } from '@countin/domain/deployment';
import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { releaseAddresses, releaseCardAddresses } from '@countin/domain/pages';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';

/** Slugs by which a release's pages are found, the present ones and former ones. */
export interface ReleaseSlugs {
  readonly artistSlugs: readonly string[];
  readonly productSlugs: readonly string[];
}

/** Reads every slug that leads to a release: a former slug stays claimed, so the claims know them all. */
export async function readReleaseSlugs(
  db: Firestore,
  transaction: Transaction,
  artistId: string,
  productId: string,
): Promise<ReleaseSlugs> {
  const [artist, product] = await Promise.all([
    transaction.get(db.collection(documents.slugs().path).where('profileId', '==', artistId)),
    transaction.get(db.collection(documents.productSlugs(artistId).path).where('productId', '==', productId)),
  ]);
  return { artistSlugs: artist.docs.map(({ id }) => id), productSlugs: product.docs.map(({ id }) => id) };
}

/**
 * Addresses that show a release, under every name that it has, had or gets.
 *
 * @param pages published copies of the release, before and after the change, which contain slugs that the claims lack
 */
export function addressesOf(
  sites: Sites,
  productId: string,
  slugs: ReleaseSlugs,
  labelSlugs: readonly string[],
  pages: readonly { readonly artistSlug: string; readonly productSlug: string }[],
): string[] {
  const all = (listed: readonly string[], shown: readonly string[]) => [...new Set([...shown, ...listed])];
  return releaseAddresses(sites, {
    productId,
    labelSlugs,
    artistSlugs: all(
      slugs.artistSlugs,
      pages.map(({ artistSlug }) => artistSlug),
    ),
    productSlugs: all(
      slugs.productSlugs,
      pages.map(({ productSlug }) => productSlug),
    ),
  });
}

/** The slugs that a page was published with; none where it has none. */
export function shownSlugs(page: DocumentSnapshot): { readonly artistSlug: string; readonly productSlug: string }[] {
  const artistSlug = readField(documents.releasePage, page, 'artistSlug');
  const productSlug = readField(documents.releasePage, page, 'productSlug');
  return artistSlug !== undefined && productSlug !== undefined ? [{ artistSlug, productSlug }] : [];
}

/** Pictures of a page that is taken back, as caches keep them. */
export function cardsOf(sites: Sites, page: DocumentSnapshot): string[] {
  const stored = readValidDocument(documents.releasePage, page);
  return stored ? releaseCardAddresses(sites, stored) : [];
}
