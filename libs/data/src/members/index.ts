export {
  acceptInvitationOptions,
  acceptMailedInvitationOptions,
  invitationOptions,
  waitingOptions,
} from './accept-invitation.ts';
export type { Waiting } from './accept-invitation.ts';
export {
  acceptOwnershipOptions,
  changeMemberRoleOptions,
  inviteMemberOptions,
  offerOwnershipOptions,
  removeMemberOptions,
  withdrawInvitationOptions,
  withdrawOwnershipOptions,
} from './change-members.ts';
export { activityOptions } from './list-activity.ts';
export { teamOptions } from './read-team.ts';
export type { ProfileKey, Team } from './read-team.ts';
