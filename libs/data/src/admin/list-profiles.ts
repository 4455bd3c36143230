import type { CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/** An artist or a label as admins see it. */
export type ListedProfile = CallableOutput<'listProfiles'>['profiles'][number];

/** The artists and labels of a person, and which of them are held back. Throws AppError. */
export function listProfiles(access: DataAccess, uid: string): Promise<CallableOutput<'listProfiles'>> {
  return callOperation(access, 'listProfiles', { uid });
}

export const profilesOfPersonOptions = (access: DataAccess, uid: string) =>
  queryOptions({ queryKey: queryKeys.adminProfiles(uid), queryFn: () => listProfiles(access, uid) });
