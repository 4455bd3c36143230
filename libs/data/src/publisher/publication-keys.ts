/** Query keys of scheduled publications. Below the releases: what reads those anew reads these anew too. */
export const publicationKeys = {
  publications: () => ['releases', 'publications'] as const,
  publicationsOf: (artistIds: readonly string[]) => ['releases', 'publications', artistIds] as const,
} as const;
