/** Query keys of imports. */
export const importKeys = {
  imports: () => ['imports'] as const,
  importLists: () => ['imports', 'lists'] as const,
  importRun: (runId: string) => ['imports', 'one', runId] as const,
  missingLists: () => ['imports', 'missing'] as const,
  missingReleases: (artistId: string) => ['imports', 'missing', artistId] as const,
  importFile: (runId: string) => ['imports', 'files', runId] as const,
} as const;
