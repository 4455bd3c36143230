import { AppError } from '@countin/domain/errors';
import { FairTurns } from '../platform/fair-turns.ts';
import { countInWindow } from '../platform/rate-limit/window-counter.ts';
import type { Services } from '../platform/services.ts';

/** A picture takes up to 0.7 GB. Two of them and this process are below the function's 2 GiB. */
const turns = new FairTurns({ atOnce: 2, waiting: 4 });
/** With the deadline of a picture less than a call may take, milliseconds. */
const PATIENCE_MS = 30_000;
const DAY_MS = 86_400_000;
/**
 * Pictures of one account that are processed in a day. Uploads: all photos of an artist, and as many again. Covers of
 * imports: those of the largest one, 10,000 rows, and as many again, since each attempt counts. They wait for nobody and are
 * processed two at a time, so that more of them take longer and no more memory.
 */
const DAILY = {
  upload: { key: 'pictures', rule: { limit: 600, windowMs: DAY_MS } },
  import: { key: 'imported-pictures', rule: { limit: 20_000, windowMs: DAY_MS } },
} as const;

/** Where a picture comes from: each has a limit of its own. */
export type PictureOrigin = keyof typeof DAILY;

/** Runs work on an upload of an account, beside work of another and in turn with all. */
export function inTurn<T>(account: string, work: () => Promise<T>): Promise<T> {
  return turns.run(account, work, AbortSignal.timeout(PATIENCE_MS));
}

/**
 * Counts a picture that an account has processed. Each attempt counts, whatever comes of it.
 *
 * @throws AppError `image/too-many`
 */
export async function countPicture(
  { db, now }: Pick<Services, 'db' | 'now'>,
  account: string,
  origin: PictureOrigin = 'upload',
): Promise<void> {
  const { key, rule } = DAILY[origin];
  await countInWindow(db, `${key}_${account}`, rule, now()).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'limit/too-many')) throw error;
    throw new AppError('image/too-many', { retryAfterSeconds: error.retryAfterSeconds ?? undefined });
  });
}
