import { documents } from '@countin/domain/documents';
import { pageIdOf, type PageKey } from '@countin/domain/publisher';
import type { Services } from '../../platform/services.ts';
import { removeFound } from './remove-found.ts';

/**
 * Removes every version of a page.
 *
 * @throws DeadlineError
 */
export async function removeVersions(
  services: Pick<Services, 'db' | 'now'>,
  page: PageKey,
  deadline: number,
): Promise<void> {
  const { path } = documents.pageVersions(pageIdOf(page));
  await removeFound(services, services.db.collection(path).select(), deadline);
}
