import { authCallables, type TokenAudience } from '@countin/auth-sync/browser';
import type { SiteName } from '@countin/domain/account';
import { AppError } from '@countin/domain/errors';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';

/** Token request. */
export interface TokenRequest {
  readonly uid: string;
  readonly email: string | null;
  readonly kind: TokenAudience;
  /** Site that sends the request. */
  readonly site: SiteName;
  /** Id of the session to continue after the user re-entered the password. */
  readonly continues?: string;
  /** Challenge that a token for a tap answers. */
  readonly keep?: string;
}

/** Requests a cross-site token for the signed-in user; `uid` must be their own. Throws AppError. */
export async function generateAuthToken(access: DataAccess, wanted: TokenRequest): Promise<string> {
  const { name, output } = authCallables.generateAuthToken;
  const parsed = v.safeParse(output, await access.callFunction(name, wanted));
  if (!parsed.success) throw new AppError('service/unknown', { cause: parsed.issues });
  return parsed.output.token;
}
