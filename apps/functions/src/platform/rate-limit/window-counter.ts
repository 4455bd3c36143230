import { documents, readField } from '@countin/domain/documents';
import { tooMany } from '@countin/server-http';
import { FieldValue, type Firestore } from '@google-cloud/firestore';
import { mergeDocument, refTo } from '../write-document.ts';

/** How often one key may within a fixed window, counted over all instances. */
export interface WindowRule {
  readonly limit: number;
  readonly windowMs: number;
}

/** How long a counter stays after its window; the database's time-to-live policy removes it. */
const KEEP_MS = 3_600_000;

/**
 * Counts one try, and refuses it when the window is full.
 *
 * Writes first and reads afterwards. Unlike a transaction this never waits for other writers of the counter, and a race
 * can only count too many.
 *
 * @throws AppError `limit/too-many`
 */
export async function countInWindow(db: Firestore, key: string, rule: WindowRule, now: number): Promise<void> {
  const start = Math.floor(now / rule.windowMs) * rule.windowMs;
  const counter = refTo(db, documents.rateLimit(`${key}_${start}`));
  await mergeDocument(db, counter, {
    count: FieldValue.increment(1),
    expiresAt: start + rule.windowMs + KEEP_MS,
  });
  const count = readField(counter, await counter.ref.get(), 'count');
  if (count !== undefined && count <= rule.limit) return;
  throw tooMany(start + rule.windowMs - now);
}
