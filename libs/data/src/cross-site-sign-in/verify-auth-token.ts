import { authCallables, type SessionUser } from '@countin/auth-sync/browser';
import { AppError } from '@countin/domain/errors';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';

/** Verifies a cross-site token. Throws AppError `auth/token-…`, `auth/session-ended` or `auth/disabled`. */
export async function verifyAuthToken(access: DataAccess, token: string): Promise<SessionUser> {
  const { name, output } = authCallables.verifyAuthToken;
  const parsed = v.safeParse(output, await access.callFunction(name, { token }));
  if (!parsed.success) throw new AppError('service/unknown', { cause: parsed.issues });
  return parsed.output;
}
