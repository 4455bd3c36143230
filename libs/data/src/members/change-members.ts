import type { CallableInput, CallableKey } from '@countin/domain/callables';
import { callMutation } from '../calls/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Calls that change the members of a profile. */
type MemberCall = {
  [K in CallableKey]: CallableInput<K> extends { kind: 'artist' | 'label'; profileId: string } ? K : never;
}[CallableKey];

const changesTeam = <K extends MemberCall>(key: K) =>
  callMutation(key, { invalidates: ({ kind, profileId }) => [queryKeys.team(kind, profileId)] });

export const inviteMemberOptions = changesTeam('inviteMember');
export const withdrawInvitationOptions = changesTeam('withdrawInvitation');
export const changeMemberRoleOptions = changesTeam('changeMemberRole');
export const offerOwnershipOptions = changesTeam('offerOwnership');
export const withdrawOwnershipOptions = changesTeam('withdrawOwnership');

/** Removes a member. Members who leave lose the profile from their lists, and may read its team no longer. */
export const removeMemberOptions = callMutation('removeMember', {
  invalidates: () => [queryKeys.users(), queryKeys.artists(), queryKeys.labels()],
});

/** Takes over an offered ownership. */
export const acceptOwnershipOptions = callMutation('acceptOwnership', {
  invalidates: ({ kind, profileId }) => [
    queryKeys.users(),
    queryKeys.artists(),
    queryKeys.labels(),
    queryKeys.releases(),
    queryKeys.team(kind, profileId),
  ],
});
