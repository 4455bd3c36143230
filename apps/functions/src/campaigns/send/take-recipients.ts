import { AppError } from '@countin/domain/errors';
import { nextSendingDay, type SendingQuota } from '@countin/domain/sending';
import type { Transaction } from '@google-cloud/firestore';
import { countToday, leftToday } from '../../platform/sending-quota/take-quota.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Counts the recipients of a campaign for these accounts, all of them or none. Reads, then writes: call it after the last
 * read of the transaction.
 *
 * @throws AppError `limit/recipients` with the number that today has room for, and the time to wait
 */
export async function takeRecipients(
  services: Pick<Services, 'db' | 'now'>,
  transaction: Transaction,
  quotas: ReadonlyMap<string, SendingQuota>,
  recipients: number,
): Promise<void> {
  if (quotas.size === 0) return;
  const left = await leftToday(services, transaction, quotas, ['recipients']);
  if (recipients > left) throw limited(left, services.now());
  countToday(services, transaction, quotas.keys(), ['recipients'], recipients);
}

function limited(left: number, now: number): AppError {
  const retryAfterSeconds = Math.ceil((nextSendingDay(now) - now) / 1000);
  return new AppError('limit/recipients', { retryAfterSeconds, expected: String(left) });
}
