import { adminOperations } from '../platform/callable/operations.ts';
import { decideFanList } from './decide-fan-list.ts';
import { findUsers } from './find-users.ts';
import { holdBackProfile } from './hold-back-profile.ts';
import { listAudit } from './list-audit.ts';
import { listFanLists } from './list-fan-lists.ts';
import { listProfiles } from './list-profiles.ts';
import { readUser } from './read-user.ts';
import { setSubscription } from './set-subscription.ts';
import { setUserType } from './set-user-type.ts';
import { suspendUser } from './suspend-user.ts';

export const userAdminOperations = adminOperations({
  decideFanList,
  findUsers,
  holdBackProfile,
  listAudit,
  listFanLists,
  listProfiles,
  readUser,
  setSubscription,
  setUserType,
  suspendUser,
});
