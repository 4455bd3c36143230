export { AuthSyncProvider, useAuthSync } from './auth-sync-context.tsx';
export { connectAuthSync } from './connect-auth-sync.ts';
