import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const generatorPaths = {
  generator: screenPath('/generator'),
  /** One import of many releases. */
  generatorRun: screenPath('/generator/:runId'),
  bulkLinks: screenPath('/bulk-links'),
  /** One import of a list of links and codes. */
  bulkLinksRun: screenPath('/bulk-links/:runId'),
} as const satisfies SitePaths;
