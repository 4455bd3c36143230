import {
  openOperations,
  sendingOperations,
  sendingPersonOperations,
  studioOperations,
  studioPersonOperations,
} from '../platform/callable/operations.ts';
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
  // By the token or the verified address, and only what is addressed to the caller.
  ...studioOperations({ acceptInvitation, acceptMailedInvitation, listWaiting }),
  ...studioOperations({ readTeam }, 'members.read'),
  ...studioOperations({ changeMemberRole, removeMember, withdrawInvitation }, 'members.manage'),
  ...sendingOperations({ inviteMember }, 'members.manage'),
  ...studioOperations({ withdrawOwnership }, 'profile.transfer'),
  ...sendingPersonOperations({ offerOwnership }, 'profile.transfer'),
  // By the offer to this very account.
  ...studioPersonOperations({ acceptOwnership }),
};

/** Without a sign-in. */
export const openMemberOperations = openOperations({ readInvitation });
