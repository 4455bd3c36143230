import type { Query } from '@google-cloud/firestore';
import type { Services } from '../../platform/services.ts';

const PAGE = 100;

/** There is no time left; what was removed stays so. */
class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/**
 * Throws when the deadline has come.
 *
 * @throws DeadlineError
 */
export function checkTime({ now }: Pick<Services, 'now'>, deadline: number): void {
  if (now() >= deadline) throw new DeadlineError('the rest waits for the next run');
}

/**
 * Removes every document that a query finds, page by page.
 *
 * @throws DeadlineError
 */
export async function removeFound(
  services: Pick<Services, 'db' | 'now'>,
  query: Query,
  deadline: number,
): Promise<void> {
  for (;;) {
    checkTime(services, deadline);
    const page = await query.limit(PAGE).get();
    if (page.empty) return;
    const batch = services.db.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
  }
}
