import { documents, readValidDocument } from '@countin/domain/documents';
import { parseGtin } from '@countin/domain/identifiers';
import { fullTitle } from '@countin/domain/release';
import { musicProductSchema } from '@countin/domain/release-metadata';
import { referenceKey, storeReferenceOf, type StoreReference } from '@countin/domain/store-links';
import { FieldPath } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from '../../platform/services.ts';
import { ReleaseGroups, type Compared } from './release-groups.ts';

/** What an artist has here. */
export interface OwnReleases {
  /** Whether a release of a service is here: by its page, its bar code, or its title with date and kind. */
  has(release: Compared, url: string): boolean;
  /** Pages of albums and tracks that the releases name, those of the newest first. */
  readonly pages: readonly StoreReference[];
}

const readSchema = v.pick(musicProductSchema, ['title', 'version', 'kind', 'upc', 'releaseMoment', 'storeLinks']);
const FIELDS = Object.keys(readSchema.entries);
const PAGE = 500;
/** Releases that are read: more than any artist has here. */
const MOST_RELEASES = 5000;

/** Reads all releases of an artist, drafts and archived ones too. */
export async function readOwnReleases(
  { db, log }: Pick<Services, 'db' | 'log'>,
  artistId: string,
): Promise<OwnReleases> {
  const groups = new ReleaseGroups<Compared>();
  const read: { readonly date: string; readonly pages: readonly StoreReference[] }[] = [];
  const all = db
    .collection(documents.musicProducts().path)
    .where('artistId', '==', artistId)
    .orderBy(FieldPath.documentId())
    .select(...FIELDS)
    .limit(PAGE);
  for (let { docs } = await all.get(); docs.length > 0;) {
    for (const stored of docs) {
      const product = readValidDocument({ schema: readSchema }, stored, log);
      if (!product) continue;
      const date = product.releaseMoment?.date ?? null;
      const pages = product.storeLinks.flatMap(({ url }) => storeReferenceOf(url) ?? []);
      const gtin = parseGtin(product.upc);
      groups.add({
        title: fullTitle(product),
        date,
        kind: product.kind,
        gtins: gtin.ok ? [gtin.gtin.key] : [],
      });
      read.push({ date: date ?? '', pages });
    }
    const last = docs.at(-1);
    if (docs.length < PAGE || read.length >= MOST_RELEASES || !last) break;
    ({ docs } = await all.startAfter(last).get());
  }
  const pages = read.sort((one, other) => (one.date < other.date ? 1 : -1)).flatMap((one) => one.pages);
  const keys = new Set(pages.map(referenceKey));
  return {
    pages,
    has: (release, url) => {
      const reference = storeReferenceOf(url);
      return (reference !== null && keys.has(referenceKey(reference))) || groups.sameAs(release).length > 0;
    },
  };
}
