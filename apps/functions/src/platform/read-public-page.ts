import { documents, readValidDocument } from '@countin/domain/documents';
import type { ReleasePage } from '@countin/domain/release';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { obstacleTo } from './permissions/may-act.ts';
import type { Services } from './services.ts';

/**
 * A release's page as fans see it now, or null where it is withdrawn, archived or invalid. Publishing it again makes
 * those who wait for it due anew.
 */
export function readPublicPage(
  { log }: Pick<Services, 'log'>,
  document: DocumentSnapshot | undefined,
): ReleasePage | null {
  const page = readValidDocument(documents.releasePage, document, log);
  return page?.status === 'published' ? page : null;
}

/**
 * A release's page for what fans leave there, or null. A deletion hides pages one by one, so this asks the artist's
 * profile too.
 */
export async function readOpenPage(
  services: Pick<Services, 'db' | 'log'>,
  transaction: Transaction,
  productId: string,
): Promise<ReleasePage | null> {
  const { db } = services;
  const page = readPublicPage(services, await transaction.get(db.doc(documents.releasePage(productId).path)));
  if (!page) return null;
  const profile = await transaction.get(db.doc(documents.artistProfile(page.artistId).path));
  return obstacleTo('work', { profile }) === null ? page : null;
}
