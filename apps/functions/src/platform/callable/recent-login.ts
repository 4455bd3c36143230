import { AppError } from '@countin/domain/errors';
import type { Person } from './guards.ts';

/** Maximum age, ms, of the last password entry. */
const RECENT_MS = 5 * 60_000;

/**
 * Checks that the caller entered the password within the last five minutes.
 *
 * @throws AppError `auth/recent-login`
 */
export function checkRecentLogin({ passwordAt }: Pick<Person, 'passwordAt'>, now: number): void {
  if (passwordAt === null || now - passwordAt > RECENT_MS) throw new AppError('auth/recent-login');
}
