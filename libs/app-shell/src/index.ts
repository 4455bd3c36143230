export type { Feature, RouterParts, ScreenTitle, TitleKey } from './feature.ts';
export { RouteFailure, useIsMissing } from './route-failure.tsx';
export { SignedInLayout } from './signed-in-layout.tsx';
export type { FrameProps } from './signed-in-layout.tsx';
export { SiteFrame } from './site-frame.tsx';
export { createSiteRouter } from './site-router.tsx';
export type { RoutesIn } from './site-router.tsx';
export { SitesProvider, useOrigins, useSites } from './sites-context.tsx';
export { startSite } from './start-site.tsx';
