import { releasePageSchema, type ReleasePage } from '@countin/domain';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from './services.ts';

/**
 * A release's page as fans see it now, or null where it is taken back, archived or not to be read. Publishing it again
 * makes those who wait for it due anew.
 */
export function readPublicPage(
  { log }: Pick<Services, 'log'>,
  document: DocumentSnapshot | undefined,
): ReleasePage | null {
  if (!document?.exists) return null;
  const page = v.safeParse(releasePageSchema, document.data());
  if (!page.success) log(`The page ${document.id} cannot be read, and counts as not public.`);
  return page.success && page.output.status === 'published' ? page.output : null;
}
