import { CONFIRMATIONS_PER_RECIPIENT } from '@countin/domain/sending';
import { keyedHash } from '@countin/server-hash';
import type { Transaction } from '@google-cloud/firestore';
import type { Contact } from '../contact.ts';
import { addToDay, readDayCounts, resetDay } from '../rate-limit/day-counter.ts';
import type { Services } from '../services.ts';

type QuotaServices = Pick<Services, 'db' | 'signupSecret' | 'now'>;
type Recipient = Pick<Contact, 'contact'>;

/** Whether an address or number may get another request to confirm today, after those of all artists and labels. */
export async function mayRequestConfirmation(
  services: QuotaServices,
  transaction: Transaction,
  recipient: Recipient,
): Promise<boolean> {
  const [count = 0] = await readDayCounts(services.db, transaction, [keyOf(services, recipient)], services.now());
  return count < CONFIRMATIONS_PER_RECIPIENT;
}

/** Counts a request to confirm. */
export function countRequest(services: QuotaServices, transaction: Transaction, recipient: Recipient): void {
  addToDay(services.db, transaction, { key: keyOf(services, recipient), amount: 1 }, services.now());
}

/** The recipient has opened the link of a request, so requests are welcome. */
export function forgetRequests(services: QuotaServices, transaction: Transaction, recipient: Recipient): void {
  resetDay(services.db, transaction, keyOf(services, recipient), services.now());
}

/** Nothing in the database names the recipient. */
function keyOf({ signupSecret }: QuotaServices, { contact }: Recipient): string {
  return `recipient_${keyedHash(signupSecret, `recipient\n${contact}`)}`;
}
