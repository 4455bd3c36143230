interface FailableQuery {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** The first error among the queries of a screen, and a retry that refetches every query that failed. */
export function failedQueries(queries: readonly FailableQuery[]): { error: Error | null; retry: () => void } {
  const failed = queries.filter(({ error }) => error);
  return {
    error: failed[0]?.error ?? null,
    retry() {
      for (const { refetch } of failed) void refetch();
    },
  };
}
