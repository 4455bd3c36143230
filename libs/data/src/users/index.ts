export { checkAdmin } from './check-admin.ts';
export { checkPro, proOptions } from './check-pro.ts';
export { getUser, userOptions } from './get-user.ts';
export { LiveUserProvider, UserStatusProvider, useLiveUser, useUserStatus } from './use-live-user.tsx';
export type { UserStatus } from './use-live-user.tsx';
