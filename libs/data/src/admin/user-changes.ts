import { callMutation } from '../query/call-mutation.ts';
import { updateUserLists } from './update-user-lists.ts';

/** Makes a person an admin or an artist. Again is harmless. Fails with `account/self` for one's own account. */
export const setUserTypeOptions = callMutation('setUserType', { settled: updateUserLists });

/** Gives a person a subscription or takes it back, and answers their request for one. Again is harmless. */
export const setSubscriptionOptions = callMutation('setSubscription', { settled: updateUserLists });

/** Suspends a person, which ends all of their sessions, or restores them. Again is harmless. Fails with `account/self`. */
export const suspendUserOptions = callMutation('suspendUser', { settled: updateUserLists });
