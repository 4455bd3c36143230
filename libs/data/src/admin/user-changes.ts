import { callMutation } from '../calls/call-mutation.ts';
import { updateUserLists } from './update-user-lists.ts';

/** Makes a user an admin or an artist. Idempotent. Fails with `account/self` for the admin's own account. */
export const setUserTypeOptions = callMutation('setUserType', { settled: updateUserLists });

/** Grants or revokes a user's subscription, and closes a pending request. Idempotent. */
export const setSubscriptionOptions = callMutation('setSubscription', { settled: updateUserLists });

/** Suspends a user, which ends all their sessions, or restores them. Idempotent. Fails with `account/self`. */
export const suspendUserOptions = callMutation('suspendUser', { settled: updateUserLists });
