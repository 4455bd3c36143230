import type { SitePaths } from '@countin/app-shell/paths';
import { accountPaths } from './account-paths.ts';
import { adminPaths } from './admin-paths.ts';
import { analysisPaths } from './analysis-paths.ts';
import { campaignPaths } from './campaigns-paths.ts';
import { dashboardPaths } from './dashboard-paths.ts';
import { fanPaths } from './fans-paths.ts';
import { generatorPaths } from './generator-paths.ts';
import { labelFeedPaths } from './label-feed-paths.ts';
import { legalPaths } from './legal-paths.ts';
import { medleyPaths } from './medley-paths.ts';
import { photosPaths } from './photos-paths.ts';
import { plannerPaths } from './planner-paths.ts';
import { profilePaths } from './profiles-paths.ts';
import { profileSettingsPaths } from './profile-settings-paths.ts';
import { publisherPaths } from './publisher-paths.ts';
import { releasePaths } from './releases-paths.ts';
import { serverPaths } from './server-paths.ts';

/**
 * Every path of Countin with a screen. Screens link through this object, so that no feature imports another.
 * Paths import nothing else of the application.
 */
export const paths = {
  ...serverPaths,
  ...accountPaths,
  ...legalPaths,
  ...dashboardPaths,
  ...releasePaths,
  ...publisherPaths,
  ...generatorPaths,
  ...profilePaths,
  ...labelFeedPaths,
  ...profileSettingsPaths,
  ...medleyPaths,
  ...photosPaths,
  ...plannerPaths,
  ...fanPaths,
  ...campaignPaths,
  ...analysisPaths,
  ...adminPaths,
} as const satisfies SitePaths;
