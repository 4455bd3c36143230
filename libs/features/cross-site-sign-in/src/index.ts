export { ContinueWithOtherSite } from './continue-with-other-site.tsx';
export { CrossSiteSignInPage } from './cross-site-sign-in-page.tsx';
export { leaveToServer } from './leave-to-server.ts';
export { routeGuard } from './route-guard.ts';
export { routesWithoutScreen } from './routes-without-screen.ts';
export type { PathParams, PathWithoutScreen } from './routes-without-screen.ts';
export { syncLoader } from './sync-loader.ts';
export type { SyncLoaded } from './sync-loader.ts';
