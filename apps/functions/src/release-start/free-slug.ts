import { documents } from '@countin/domain/documents';
import { productSlugError, slugWithEnding, suggestSlug } from '@countin/slug';
import type { Transaction } from '@google-cloud/firestore';
import { newId, type Services } from '../platform/services.ts';

/** Numbers that are tried before a random ending. */
const NUMBERED = 9;
const ENDING = 6;

interface Names {
  /** Slug that the caller has chosen; undefined for one from the title. */
  readonly productSlug: string | undefined;
  readonly title: string;
}

/** A slug that no release of an artist has, in a transaction that claims it: `tide-lines`, else `tide-lines-2`. */
export async function freeSlug(
  services: Services,
  transaction: Transaction,
  artistId: string,
  { productSlug, title }: Names,
): Promise<string> {
  const ending = newId(services).toLowerCase().slice(0, ENDING);
  const suggested = productSlug ?? suggestSlug(title);
  const stem = productSlugError(suggested) === null ? suggested : 'release';
  const random = slugWithEnding(stem, ending);
  const numbered = [stem, ...Array.from({ length: NUMBERED - 1 }, (_, at) => slugWithEnding(stem, String(at + 2)))];
  // Titles in other scripts have no slug, and `release` says nothing.
  const candidates = [...(stem === suggested ? numbered : []), random].filter(
    (slug) => productSlugError(slug) === null,
  );
  const claims = await transaction.getAll(
    ...candidates.map((slug) => services.db.doc(documents.productSlug(artistId, slug).path)),
  );
  return candidates.find((_, at) => claims[at]?.exists === false) ?? random;
}
