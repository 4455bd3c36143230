import type { DirectoryEntry } from '@countin/domain/admin';
import type { callables } from '@countin/domain/callables';
import { AppError } from '@countin/domain/errors';
import type * as v from 'valibot';
import type { Person } from '../platform/callable/guards.ts';
import { holdCampaignsOfUser } from '../campaigns/send/hold-campaigns.ts';
import type { Services } from '../platform/services.ts';
import { changeUser } from './change-user.ts';
import { completeEntry, readSubject } from './directory.ts';
import { endOpenSessions } from './end-open-sessions.ts';

type Input = v.InferOutput<typeof callables.suspendUser.input>;

/**
 * Suspends or restores a user. Suspending pauses what the user sends. Every step is idempotent: a repeated call completes one that failed halfway. Until then
 * the user stays suspended.
 *
 * @throws AppError `account/self`, `account/not-found`
 */
export async function suspendUser(
  services: Services,
  actor: Person,
  { uid, suspended, reason }: Input,
): Promise<{ user: DirectoryEntry }> {
  const { db, identity } = services;
  if (uid === actor.uid) throw new AppError('account/self');
  if (!suspended) {
    await completeEntry(services, uid);
    await readSubject(db, uid, (...references) => db.getAll(...references));
    await identity.setDisabled(uid, false);
    const restored = { uid, reason, action: 'restore', notified: 'suspended', values: { suspended } } as const;
    const changed = await changeUser(services, actor, restored);
    await holdCampaignsOfUser(services, uid);
    return changed;
  }
  // First the field that security rules and functions check: from here on every call of the user is denied.
  const changed = await changeUser(services, actor, {
    uid,
    reason,
    action: 'suspend',
    notified: 'suspended',
    values: { suspended },
  });
  await holdCampaignsOfUser(services, uid);
  await identity.setDisabled(uid, true);
  await endOpenSessions(services, uid);
  return changed;
}
