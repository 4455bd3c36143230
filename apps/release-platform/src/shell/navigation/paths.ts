import type { SitePaths } from '@countin/app-shell/paths';
import { accountPaths } from '../../features/account/paths.ts';
import { adminPaths } from '../../features/admin/paths.ts';
import { dashboardPaths } from '../../features/dashboard/paths.ts';
import { fanPaths } from '../../features/fans/paths.ts';
import { legalPaths } from '../../features/legal/paths.ts';
import { medleyPaths } from '../../features/medley/paths.ts';
import { profilePaths } from '../../features/profiles/paths.ts';
import { releasePaths } from '../../features/releases/paths.ts';
import { serverPaths } from './server-paths.ts';

/**
 * Every path of Countin with a screen. Screens link through this object, so that no feature imports another.
 * It composes features and knows no screen.
 */
export const paths = {
  ...serverPaths,
  ...accountPaths,
  ...legalPaths,
  ...dashboardPaths,
  ...releasePaths,
  ...profilePaths,
  ...medleyPaths,
  ...fanPaths,
  ...adminPaths,
} as const satisfies SitePaths;
