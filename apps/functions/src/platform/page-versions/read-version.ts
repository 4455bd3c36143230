import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { pageIdOf, type PageKey, type VersionContent } from '@countin/domain/publisher';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { unpackContent } from './version-content.ts';

/**
 * Reads the content of a version.
 *
 * @throws AppError `version/not-found`
 */
export async function readVersionContent(
  db: Firestore,
  transaction: Transaction,
  page: PageKey,
  version: string,
): Promise<VersionContent> {
  const stored = await transaction.get(db.doc(documents.pageVersion(pageIdOf(page), version).path));
  const found = readDocument(documents.pageVersion, stored);
  if (!found) throw new AppError('version/not-found');
  return unpackContent(found.content);
}
