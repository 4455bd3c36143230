import type { DirectoryEntry } from '@countin/domain/admin';
import type { callables } from '@countin/domain/callables';
import type * as v from 'valibot';
import type { Person } from '../platform/callable/guards.ts';
import type { Services } from '../platform/services.ts';
import { changeUser } from './change-user.ts';

type Input = v.InferOutput<typeof callables.setSubscription.input>;

/**
 * Grants a user a subscription or revokes it. Either way the user's pending request is closed.
 *
 * @throws AppError `account/not-found`
 */
export async function setSubscription(
  services: Services,
  actor: Person,
  { uid, subscription, reason }: Input,
): Promise<{ user: DirectoryEntry }> {
  return changeUser(services, actor, {
    uid,
    reason,
    action: 'subscription',
    notified: 'subscription',
    values: { subscription, proRequestedAt: null },
  });
}
