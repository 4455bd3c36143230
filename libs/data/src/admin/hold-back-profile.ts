import type { DataAccess } from '../ports/data-access.ts';
import { callMutation } from '../calls/call-mutation.ts';
import { adminKeys } from './admin-keys.ts';

/**
 * Hides a profile from all public lists, or shows it again. Idempotent. Fails with `profile/not-found`.
 *
 * @param uid of the profile's owner
 */
export const holdBackProfileOptions = (access: DataAccess, uid: string) =>
  callMutation('holdBackProfile', {
    invalidates: () => [adminKeys.adminProfiles(uid), adminKeys.adminAudits()],
  })(access);
