/**
 * Query keys of the publisher. The list of pages is below the releases: what reads those anew reads the pages anew too.
 */
export const publisherKeys = {
  pages: () => ['releases', 'lists', 'pages'] as const,
  publications: () => ['releases', 'publications'] as const,
  publicationsOf: (artistIds: readonly string[]) => ['releases', 'publications', artistIds] as const,
} as const;
