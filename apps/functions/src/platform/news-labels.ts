import { documents, readDocument, readValidDocument } from '@countin/domain/documents';
import type { NewsLabel } from '@countin/domain/profile';
import type { DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';

/** Agreements of one artist that are read. An artist has ten at most. */
const MOST_AGREEMENTS = 50;

/** A label that may message the fans of an artist now, by its agreement; null for any other. */
export async function readNewsLabel(
  db: Firestore,
  transaction: Transaction,
  { labelId, artistId }: { readonly labelId: string; readonly artistId: string },
): Promise<NewsLabel | null> {
  const [stored, label] = await transaction.getAll(
    db.doc(documents.agreement(labelId, artistId).path),
    db.doc(documents.labelProfile(labelId).path),
  );
  const agreement = readDocument(documents.agreement, stored);
  const isAllowed = agreement?.state === 'in-force' && agreement.grants.includes('fans.message');
  return isAllowed ? openLabel(label) : null;
}

/**
 * The label whose news fans can ask for in the forms of an artist. Of the labels that may message the fans, it has the
 * oldest agreement. Null where there is none.
 */
export async function newsLabelOf(
  db: Firestore,
  transaction: Transaction,
  artistId: string,
): Promise<NewsLabel | null> {
  const agreements = db.collection(documents.agreements().path).where('artistId', '==', artistId);
  const found = await transaction.get(agreements.where('state', '==', 'in-force').limit(MOST_AGREEMENTS));
  const allowed = found.docs
    .flatMap((stored) => readValidDocument(documents.agreement, stored) ?? [])
    .filter(({ grants }) => grants.includes('fans.message'))
    .toSorted((a, b) => (a.agreedAt ?? 0) - (b.agreedAt ?? 0) || (a.labelId < b.labelId ? -1 : 1));
  if (allowed.length === 0) return null;
  const labels = await transaction.getAll(
    ...allowed.map(({ labelId }) => db.doc(documents.labelProfile(labelId).path)),
  );
  return labels.map(openLabel).find((label) => label !== null) ?? null;
}

/** A label that takes fans: neither deleted nor archived. */
function openLabel(stored: DocumentSnapshot | undefined): NewsLabel | null {
  const label = readValidDocument(documents.labelProfile, stored);
  if (!label || label.deletedAt !== undefined || label.archivedAt !== undefined) return null;
  return { id: label.id, name: label.name };
}
