import { documents, readField } from '@countin/domain/documents';
import { releaseSearchTokens } from '@countin/domain/release';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { refOf, updateDocument } from '../platform/write-document.ts';

/**
 * Gives a working copy the words that it is found by, where it has others. Its `updatedAt` stays: nothing has changed
 * that fans would see.
 */
export function storeSearchTokens(transaction: Transaction, product: DocumentSnapshot, artist: DocumentSnapshot): void {
  const searchTokens = searchTokensOf(product, artist);
  const stored = readField(documents.productRecord, product, 'searchTokens');
  if (JSON.stringify(stored) !== JSON.stringify(searchTokens))
    updateDocument(transaction, refOf(documents.productRecord, product), { searchTokens });
}

/** Words that a working copy is found by, also one that is stored elsewhere. */
export function searchTokensOf(product: DocumentSnapshot, artist: DocumentSnapshot): string[] {
  return releaseSearchTokens({
    title: readField(documents.productRecord, product, 'title') ?? '',
    labelName: readField(documents.productRecord, product, 'labelName') ?? '',
    artistName: readField(documents.artistProfile, artist, 'name') ?? '',
    artistSlug: readField(documents.artistProfile, artist, 'customSlug') ?? '',
    productSlug: readField(documents.productRecord, product, 'productSlug') ?? '',
    version: readField(documents.productRecord, product, 'version') ?? '',
    artists: readField(documents.productRecord, product, 'artists') ?? [],
  });
}
