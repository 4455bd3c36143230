export { usersOptions } from './find-users.ts';
export type { UserSearch } from './find-users.ts';
export { holdBackProfileOptions } from './hold-back-profile.ts';
export { auditOptions } from './list-audit.ts';
export { profilesOfPersonOptions } from './list-profiles.ts';
export type { ListedProfile } from './list-profiles.ts';
export { userDetailsOptions } from './read-user.ts';
export type { UserDetails } from './read-user.ts';
export { setSubscriptionOptions, setUserTypeOptions, suspendUserOptions } from './user-changes.ts';
