import { documents, readField } from '@countin/domain/documents';
import { Timestamp } from '@google-cloud/firestore';
import { forEachPage } from '../../platform/for-each-page.ts';
import type { Services } from '../../platform/services.ts';
import { continueDeletion, endDeletion } from './continue-deletion.ts';

/**
 * Continues unfinished deletions of accounts, and ends those that were finished a while ago.
 *
 * @param deadline milliseconds since 1970
 */
export async function runDeletions(services: Services, deadline: number): Promise<void> {
  const due = services.db
    .collection(documents.accountDeletions().path)
    .where('nextAt', '<=', Timestamp.fromMillis(services.now()))
    .orderBy('nextAt');
  await forEachPage(services, due, deadline, (job) =>
    (readField(documents.accountDeletion, job, 'state') === 'deleted' ? endDeletion : continueDeletion)(
      services,
      job.id,
      deadline,
    ),
  );
}
