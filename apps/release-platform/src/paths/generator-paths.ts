import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const generatorPaths = {
  generator: screenPath('/generator'),
  /** One import of many releases. */
  generatorRun: screenPath('/generator/:runId'),
} as const satisfies SitePaths;
