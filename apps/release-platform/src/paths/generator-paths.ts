import { queryOf, screenPath, type SitePaths } from '@countin/app-shell/paths';

export const generatorPaths = {
  generator: screenPath('/generator'),
  /** One import of many releases. */
  generatorRun: screenPath('/generator/:runId'),
  /** With an artist, whose missing releases can be listed. */
  bulkLinks: screenPath('/bulk-links', 'signed-in', (query: { artist?: string } = {}) => queryOf(query)),
  /** One import of a list of links and codes. */
  bulkLinksRun: screenPath('/bulk-links/:runId'),
} as const satisfies SitePaths;
