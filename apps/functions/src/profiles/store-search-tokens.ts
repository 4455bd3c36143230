import { releaseSearchTokens } from '@countin/domain/release';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';

/**
 * Gives a working copy the words that it is found by, where it has others. Its `updatedAt` stays: nothing has changed
 * that fans would see.
 */
export function storeSearchTokens(transaction: Transaction, product: DocumentSnapshot, artistName: string): void {
  const searchTokens = releaseSearchTokens({
    title: textOf(product.get('title')),
    labelName: textOf(product.get('labelName')),
    artistName,
  });
  const stored: unknown = product.get('searchTokens');
  if (JSON.stringify(stored) !== JSON.stringify(searchTokens)) transaction.update(product.ref, { searchTokens });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
