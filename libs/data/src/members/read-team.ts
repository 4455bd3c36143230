import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/** An artist or a label. */
export type ProfileKey = CallableInput<'readTeam'>;
/** Owner, members, open invitations and an offered ownership of a profile. */
export type Team = CallableOutput<'readTeam'>;

/** Members of a profile, and its open invitations. */
export const teamOptions = (access: DataAccess, profile: ProfileKey) =>
  queryOptions({
    queryKey: queryKeys.team(profile.kind, profile.profileId),
    queryFn: () => callOperation(access, 'readTeam', profile),
  });
