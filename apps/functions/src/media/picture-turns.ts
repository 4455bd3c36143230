import { AppError } from '@countin/domain/errors';
import { FairTurns } from '../platform/fair-turns.ts';
import { countInWindow } from '../platform/rate-limit/window-counter.ts';
import type { Services } from '../platform/services.ts';

/** A picture takes up to 0.7 GB. Two of them and this process are below the function's 2 GiB. */
const turns = new FairTurns({ atOnce: 2, waiting: 4 });
/** With the deadline of a picture less than a call may take, milliseconds. */
const PATIENCE_MS = 30_000;
/** Uploads of one account that are processed in a day: all photos of an artist, and as many again. */
const DAILY = { limit: 600, windowMs: 86_400_000 };

/** Runs work on an upload of an account, beside work of another and in turn with all. */
export function inTurn<T>(account: string, work: () => Promise<T>): Promise<T> {
  return turns.run(account, work, AbortSignal.timeout(PATIENCE_MS));
}

/**
 * Counts an upload that an account has processed. Each attempt counts, whatever comes of it.
 *
 * @throws AppError `image/too-many`
 */
export async function countPicture({ db, now }: Pick<Services, 'db' | 'now'>, account: string): Promise<void> {
  await countInWindow(db, `pictures_${account}`, DAILY, now()).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'limit/too-many')) throw error;
    throw new AppError('image/too-many', { retryAfterSeconds: error.retryAfterSeconds ?? undefined });
  });
}
