import { documents, readValidDocument } from '@countin/domain/documents';
import type { ReleasePage } from '@countin/domain/release';
import type { DocumentSnapshot } from '@google-cloud/firestore';
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
