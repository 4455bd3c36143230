import { documents } from '@countin/domain/documents';
import type { Transaction } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';

/**
 * Notes, with the change itself, that the discovery index has to follow a release, or everything of an artist.
 *
 * @returns the id to follow the change by
 */
export function noteDiscovery(
  { db, now }: Pick<Services, 'db' | 'now'>,
  transaction: Transaction,
  artistId: string,
  productId: string | null = null,
): string {
  const id = productId ?? artistId;
  setDocument(transaction, refTo(db, documents.discoveryChange(id)), { artistId, productId, at: now() });
  return id;
}
