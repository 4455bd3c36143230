import type { CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { adminKeys } from './admin-keys.ts';

/** Artist or label profile in the admins' list. */
export type ListedProfile = CallableOutput<'listProfiles'>['profiles'][number];

/** A user's artist and label profiles, with whether each is hidden from the public. Throws AppError. */
function listProfiles(access: DataAccess, uid: string): Promise<CallableOutput<'listProfiles'>> {
  return callOperation(access, 'listProfiles', { uid });
}

export const profilesOfPersonOptions = (access: DataAccess, uid: string) =>
  queryOptions({ queryKey: adminKeys.adminProfiles(uid), queryFn: () => listProfiles(access, uid) });
