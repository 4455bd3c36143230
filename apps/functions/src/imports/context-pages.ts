import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { productContentSchema } from '@countin/domain/release-metadata';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from '../platform/services.ts';
import { visibleArtists, type VisibleArtist } from './visible-artists.ts';

import type { ContextPage, ExistingRelease } from '@countin/import/plan';

/** A page of what rows are compared with. */
export interface StoredContext {
  readonly page: ContextPage;
  /** Behind which the next page begins; null for the last one. */
  readonly next: string | null;
}

/** Characters of JSON in one page: below 1 MB where each takes a byte. */
const MOST_CHARACTERS = 700_000;
const DOCUMENTS = 30;
/** Artists whose documents are asked for at the same time. */
const AHEAD = 5;

/** Where a page ends: behind a release, or behind all releases and a slug of an artist. */
const cursorSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,128}\/(?:releases|slugs)\/[\w-]{0,128}$/),
  v.transform((text) => {
    const [artistId = '', part = '', id = ''] = text.split('/');
    return { artistId, part: part as Part, id };
  }),
);
type Part = 'releases' | 'slugs';
type Cursor = v.InferOutput<typeof cursorSchema>;

/** One thing that rows are compared with, and where it is. */
interface Item {
  readonly at: string;
  readonly release?: ExistingRelease;
  readonly formerSlug?: ContextPage['formerSlugs'][number];
}

/**
 * What rows are compared with: releases that a caller may see, and slugs that releases had before. The first page has the
 * artists.
 *
 * @param after `next` of a page before; null begins with the first
 * @throws AppError `field/id` for another `after`
 */
export async function* contextPages(
  services: Pick<Services, 'db' | 'log'>,
  caller: string,
  after: string | null = null,
): AsyncGenerator<StoredContext> {
  const cursor = readCursor(after);
  const visible = await visibleArtists(services.db, caller);
  const left = visible.filter(({ artistId }) => cursor === null || artistId >= cursor.artistId);
  let page = new PageInMaking(cursor === null ? visible : []);
  for await (const item of itemsOf(services, left, cursor)) {
    if (page.isFullFor(item)) {
      yield { page: page.content, next: page.end };
      page = new PageInMaking([]);
    }
    page.add(item);
  }
  yield { page: page.content, next: null };
}

class PageInMaking {
  /** Position of its last item; null while it has none. */
  end: string | null = null;
  #characters: number;
  readonly #releases: ExistingRelease[] = [];
  readonly #formerSlugs: ContextPage['formerSlugs'][number][] = [];
  readonly #artists: ContextPage['artists'];

  constructor(artists: readonly VisibleArtist[]) {
    this.#artists = artists;
    this.#characters = JSON.stringify(artists).length;
  }

  get content(): ContextPage {
    return { artists: this.#artists, releases: this.#releases, formerSlugs: this.#formerSlugs };
  }

  isFullFor(item: Item): boolean {
    return this.end !== null && this.#characters + sizeOf(item) > MOST_CHARACTERS;
  }

  add(item: Item): void {
    if (item.release) this.#releases.push(item.release);
    if (item.formerSlug) this.#formerSlugs.push(item.formerSlug);
    this.#characters += sizeOf(item);
    this.end = item.at;
  }
}

const sizeOf = ({ release, formerSlug }: Item) => JSON.stringify(release ?? formerSlug).length + 1;

function readCursor(after: string | null): Cursor | null {
  if (after === null) return null;
  const parsed = v.safeParse(cursorSchema, after);
  if (!parsed.success) throw new AppError('field/id', { field: 'after' });
  return parsed.output;
}

async function* itemsOf(
  services: Pick<Services, 'db' | 'log'>,
  artists: readonly VisibleArtist[],
  cursor: Cursor | null,
): AsyncGenerator<Item> {
  for (let from = 0; from < artists.length; from += AHEAD) {
    const begun = artists.slice(from, from + AHEAD).map(({ artistId }) => {
      const own = cursor?.artistId === artistId ? cursor : null;
      const releases = own?.part === 'slugs' ? null : first(releasesOf(services.db, artistId), own?.id);
      const slugs = first(slugsOf(services.db, artistId), own?.part === 'slugs' ? own.id : undefined);
      return { artistId, releases, slugs };
    });
    for (const { artistId, releases, slugs } of begun) {
      if (releases)
        for await (const docs of pagesFrom(releases))
          for (const stored of docs) yield* releaseItem(services, artistId, stored);
      for await (const docs of pagesFrom(slugs)) yield* await slugItems(services.db, artistId, docs);
    }
  }
}

const releasesOf = (db: Firestore, artistId: string) =>
  db.collection(documents.musicProducts().path).where('artistId', '==', artistId).orderBy(FieldPath.documentId());
const slugsOf = (db: Firestore, artistId: string) =>
  db.collection(documents.productSlugs(artistId).path).orderBy(FieldPath.documentId());

interface Begun {
  readonly query: Query;
  readonly page: Promise<QuerySnapshot>;
}

/** Asks for the first page of a query, behind an id. */
function first(all: Query, after: string | undefined): Begun {
  const query = all.limit(DOCUMENTS);
  const page = (after === undefined || after === '' ? query : query.startAfter(after)).get();
  // Awaited later; until then its failure must not end the process.
  page.catch(() => undefined);
  return { query, page };
}

async function* pagesFrom({ query, page }: Begun): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let { docs } = await page;
  for (;;) {
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (docs.length < DOCUMENTS || !last) return;
    ({ docs } = await query.startAfter(last).get());
  }
}

function* releaseItem(
  { log }: Pick<Services, 'log'>,
  artistId: string,
  stored: QueryDocumentSnapshot,
): Generator<Item> {
  const product = readValidDocument(documents.musicProduct, stored, log);
  if (!product) return;
  const { productSlug, status, messageAt } = product;
  const content = v.parse(productContentSchema, product);
  yield {
    at: `${artistId}/releases/${stored.id}`,
    release: { productId: stored.id, artistId, productSlug, status, content, messageAt },
  };
}

/** Slugs that no release has now. Those of deleted releases stay claimed too. */
async function slugItems(db: Firestore, artistId: string, claims: readonly QueryDocumentSnapshot[]): Promise<Item[]> {
  const productIds = claims.map((claim) => readField(documents.productSlug, claim, 'productId') ?? '-');
  const references = productIds.map((productId) => db.doc(documents.musicProduct(productId).path));
  const products = await db.getAll(...references, { fieldMask: ['productSlug'] });
  return claims.flatMap(({ id: slug }, index) => {
    if (readField(documents.musicProduct, products[index], 'productSlug') === slug) return [];
    return [{ at: `${artistId}/slugs/${slug}`, formerSlug: { artistId, slug } }];
  });
}
