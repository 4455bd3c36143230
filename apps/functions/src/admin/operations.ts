import { adminOperations } from '../platform/callable/operations.ts';
import { findUsers } from './find-users.ts';
import { holdBackProfile } from './hold-back-profile.ts';
import { listAudit } from './list-audit.ts';
import { listProfiles } from './list-profiles.ts';
import { readUser } from './read-user.ts';
import { setSubscription } from './set-subscription.ts';
import { setUserType } from './set-user-type.ts';
import { suspendUser } from './suspend-user.ts';

export const userAdminOperations = adminOperations({
  findUsers,
  holdBackProfile,
  listAudit,
  listProfiles,
  readUser,
  setSubscription,
  setUserType,
  suspendUser,
});
