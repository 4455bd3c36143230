import { screenPath, type SitePaths } from '@countin/app-shell/paths';

export const publisherPaths = {
  publisher: screenPath('/publisher'),
  /** One public page with its history. The kind and the id are those of a `PageKey`. */
  publisherPage: screenPath('/publisher/:kind/:id'),
} as const satisfies SitePaths;
