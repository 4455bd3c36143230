import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { idSchema } from '@countin/domain/fields';
import type { LabelProfile } from '@countin/domain/profile';
import { belongsToLabel, isSameLabelName, type MusicProduct, type ReleasePage } from '@countin/domain/release';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';

/**
 * The label whose feed has a release: the one it came out on, else the one it was published with. Else it is the oldest
 * label of that name which has the artist on its roster or the same owner. Null when there is none.
 *
 * @param page the public copy so far; null for a first publication
 * @param now milliseconds since 1970
 */
export async function labelOf(
  db: Firestore,
  transaction: Transaction,
  product: Pick<MusicProduct, 'artistId' | 'createdBy' | 'labelName'>,
  page: Pick<ReleasePage, 'labelId' | 'labelName' | 'firstInstant'> | null,
  now: number,
): Promise<LabelProfile | null> {
  if (product.labelName === '') return null;
  const before = page?.labelId ?? null;
  if (page && before !== null && page.firstInstant <= now && isSameLabelName(page.labelName, product.labelName)) {
    const stored = await transaction.get(db.doc(documents.labelProfile(before).path));
    const label = readValidDocument(documents.labelProfile, stored);
    if (label) return label;
  }
  const labels = db.collection(documents.labelProfiles().path);
  const found = await Promise.all([
    transaction.get(labels.where('artistIds', 'array-contains', product.artistId)),
    transaction.get(labels.where('createdBy', '==', product.createdBy)),
  ]);
  const known = found
    .flatMap(({ docs }) => docs)
    .flatMap((document) => {
      const label = readValidDocument(documents.labelProfile, document);
      return label && belongsToLabel(product, label) ? [label] : [];
    });
  return (
    known.find(({ id }) => id === before) ??
    known.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))[0] ??
    null
  );
}

/** Slug of a label that a page names, for its addresses; none where it names none. */
export async function labelSlugs(db: Firestore, transaction: Transaction, labelId: unknown): Promise<string[]> {
  if (!v.is(idSchema, labelId)) return [];
  const label = await transaction.get(db.doc(documents.labelProfile(labelId).path));
  const slug = readField(documents.labelProfile, label, 'customSlug');
  return slug === undefined ? [] : [slug];
}
