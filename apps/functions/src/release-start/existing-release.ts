import { documents, readField } from '@countin/domain/documents';
import { gtinSpellings, type Gtin } from '@countin/domain/identifiers';
import type { ReleaseProposal } from '@countin/domain/link-finding';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';

/** A release of an artist that has the same UPC, or else the same title; null if there is none. */
export async function existingRelease(
  db: Firestore,
  artistId: string,
  { gtin, title }: { readonly gtin: Gtin | null; readonly title: string },
): Promise<ReleaseProposal['existing']> {
  const own = db.collection(documents.musicProducts().path).where('artistId', '==', artistId);
  const [byCode, byTitle] = await Promise.all([
    gtin ? own.where('upc', 'in', gtinSpellings(gtin)).limit(1).get() : null,
    title === '' ? null : own.where('title', '==', title).limit(1).get(),
  ]);
  const found = (stored: DocumentSnapshot | undefined, same: 'upc' | 'title') =>
    stored ? { productId: stored.id, title: readField(documents.musicProduct, stored, 'title') ?? title, same } : null;
  return found(byCode?.docs[0], 'upc') ?? found(byTitle?.docs[0], 'title');
}
