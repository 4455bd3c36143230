import { createHmac } from 'node:crypto';
import type { SignupRecord } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';

/** An address or number of a fan, in the one form under which the same person is the same text. */
export type Contact = Pick<Signup, 'channel' | 'contact'>;

/** The same person asking about the same release is the same signup. Keyed, so that nobody can guess ids. */
export function signupIdOf(secret: string, productId: string, { contact }: Contact): string {
  return createHmac('sha256', secret).update(`${productId}\n${contact}`).digest('hex').slice(0, 32);
}

/** The same person following the same artist is the same signup. */
export function followIdOf(secret: string, artistId: string, { contact }: Contact): string {
  return createHmac('sha256', secret).update(`follow\n${artistId}\n${contact}`).digest('hex').slice(0, 32);
}

const MAIL_INTERVAL_MS = 10 * 60_000;
const LONGEST_INTERVAL_MS = 24 * 3_600_000;

/**
 * Whether asking again sends another confirmation: at most every ten minutes, and ever more rarely,
 * since whoever asks need not be whose address it is.
 */
export function mayMailAgain({ count, lastAt }: SignupRecord['confirmMails'], now: number): boolean {
  if (lastAt === null) return true;
  return now - lastAt >= Math.min(LONGEST_INTERVAL_MS, MAIL_INTERVAL_MS * 2 ** Math.max(0, count - 1));
}
