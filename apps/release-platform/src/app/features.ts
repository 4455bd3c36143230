import type { Feature } from '@countin/app-shell';
import type { Area } from '../shell/navigation/areas.ts';
import { accountRoutes } from '../features/account/routes.tsx';
import { adminRoutes } from '../features/admin/routes.tsx';
import { analysisRoutes } from '../features/analysis/routes.tsx';
import { campaignRoutes } from '../features/campaigns/routes.tsx';
import { dashboardRoutes } from '../features/dashboard/routes.tsx';
import { fanRoutes } from '../features/fans/routes.tsx';
import { generatorRoutes } from '../features/generator/routes.tsx';
import { labelFeedRoutes } from '../features/label-feed/routes.tsx';
import { legalRoutes } from '../features/legal/routes.tsx';
import { medleyRoutes } from '../features/medley/routes.tsx';
import { photosRoutes } from '../features/photos/routes.tsx';
import { plannerRoutes } from '../features/planner/routes.tsx';
import { profileRoutes } from '../features/profiles/routes.tsx';
import { profileSettingsRoutes } from '../features/profile-settings/routes.tsx';
import { publisherRoutes } from '../features/publisher/routes.tsx';
import { releaseRoutes } from '../features/releases/routes.tsx';
import { serverPaths } from '../paths/server-paths.ts';

/** Paths of subdomains, where the server answers them. */
const subdomains: Feature = {
  screens: [],
  withoutScreen: ['/feed', '/medley', '/medley-success'].map((pattern) => ({
    pattern,
    access: 'public',
    instead: serverPaths.splash.to,
  })),
};

/** The features of Countin. */
const features: readonly Feature<Area>[] = [
  accountRoutes,
  legalRoutes,
  dashboardRoutes,
  releaseRoutes,
  publisherRoutes,
  generatorRoutes,
  profileRoutes,
  labelFeedRoutes,
  profileSettingsRoutes,
  medleyRoutes,
  photosRoutes,
  plannerRoutes,
  fanRoutes,
  campaignRoutes,
  analysisRoutes,
  adminRoutes,
  subdomains,
];

/** The screens of all features, and the specification's paths without one. */
export const screens = features.flatMap((feature) => feature.screens);
/** The same as the navigation sees them. */
export const siteScreens = screens.map(({ path: { pattern }, title, icon }) => ({ pattern, title, icon }));
export const withoutScreen = features.flatMap((feature) => feature.withoutScreen ?? []);
/** Namespaces of the screens' titles, which menus show. */
export const titleNamespaces = siteScreens.flatMap(({ title }) =>
  typeof title === 'string' ? (title.split(':')[0] ?? []) : [],
);
