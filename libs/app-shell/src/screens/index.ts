export { AccountScreen } from './account-screen.tsx';
export { SyncScreen } from './sync-screen.tsx';
