import type { DirectoryEntry } from '@countin/domain/admin';
import type { callables } from '@countin/domain/callables';
import { AppError } from '@countin/domain/errors';
import type * as v from 'valibot';
import type { Person } from '../platform/callable/guards.ts';
import type { Services } from '../platform/services.ts';
import { changeUser } from './change-user.ts';

type Input = v.InferOutput<typeof callables.setUserType.input>;

/**
 * Makes a user an admin or an artist. Admins cannot change their own type, so one admin always remains.
 *
 * @throws AppError `account/self`, `account/not-found`
 */
export async function setUserType(
  services: Services,
  actor: Person,
  { uid, userType, reason }: Input,
): Promise<{ user: DirectoryEntry }> {
  if (uid === actor.uid) throw new AppError('account/self');
  return changeUser(services, actor, { uid, reason, action: 'user-type', notified: 'userType', values: { userType } });
}
