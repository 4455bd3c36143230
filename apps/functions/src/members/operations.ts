import { openOperations, studioOperations, studioPersonOperations } from '../platform/callable/operations.ts';
import { acceptInvitation, acceptMailedInvitation } from './accept-invitation.ts';
import { changeMemberRole } from './change-member-role.ts';
import { inviteMember } from './invite-member.ts';
import { listWaiting } from './list-waiting.ts';
import { readInvitation } from './read-invitation.ts';
import { readTeam } from './read-team.ts';
import { removeMember } from './remove-member.ts';
import { acceptOwnership } from './transfer/accept-ownership.ts';
import { offerOwnership } from './transfer/offer-ownership.ts';
import { withdrawOwnership } from './transfer/withdraw-ownership.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const memberOperations = {
  ...studioOperations({
    acceptInvitation,
    acceptMailedInvitation,
    changeMemberRole,
    inviteMember,
    listWaiting,
    readTeam,
    removeMember,
    withdrawInvitation,
    withdrawOwnership,
  }),
  ...studioPersonOperations({ acceptOwnership, offerOwnership }),
};

/** Without a sign-in. */
export const openMemberOperations = openOperations({ readInvitation });
