import { authCallables, type TokenAudience } from '@countin/auth-sync/browser';
import type { SiteName } from '@countin/domain/account';
import { AppError } from '@countin/domain/errors';
import * as v from 'valibot';
import type { DataAccess } from '../access/data-access.ts';

/** Which token, for whom. */
export interface WantedToken {
  readonly uid: string;
  readonly email: string | null;
  readonly kind: TokenAudience;
  /** Where the person is. */
  readonly site: SiteName;
  /** The session that goes on, for somebody who entered their password again. */
  readonly continues?: string;
}

/** A cross-site token for the caller, and for nobody else. Throws AppError. */
export async function generateAuthToken(access: DataAccess, wanted: WantedToken): Promise<string> {
  const { name, output } = authCallables.generateAuthToken;
  const parsed = v.safeParse(output, await access.callFunction(name, wanted));
  if (!parsed.success) throw new AppError('service/unknown', { cause: parsed.issues });
  return parsed.output.token;
}
