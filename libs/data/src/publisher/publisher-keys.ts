/**
 * Query keys of the publisher. The list of pages is below the releases: what reads those anew reads the pages anew too.
 */
export const publisherKeys = {
  pages: () => ['releases', 'lists', 'pages'] as const,
} as const;
