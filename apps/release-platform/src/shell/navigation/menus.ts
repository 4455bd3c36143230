import { laterPaths } from '../../paths/later-paths.ts';
import { paths } from '../../paths/paths.ts';

/** Screens of the main navigation in their order, as paths of the specification. Those without a screen are not shown. */
export const MAIN_MENU: readonly string[] = [
  paths.dashboard.pattern,
  paths.collection.pattern,
  paths.publisher.pattern,
  paths.generator.pattern,
  paths.bulkLinks.pattern,
  paths.settings.pattern,
];

/** Screens for admins, likewise. */
export const ADMIN_MENU: readonly string[] = [laterPaths.adminFiles, paths.admin.pattern, laterPaths.adminAi];
