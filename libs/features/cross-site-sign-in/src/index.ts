export { ContinueWithOtherSite } from './continue-with-other-site.tsx';
export { CrossSiteSignInPage } from './cross-site-sign-in-page.tsx';
export { syncLoader } from './sync-loader.ts';
export type { SyncLoaded } from './sync-loader.ts';
export { SITE_TITLES } from './site-titles.ts';
