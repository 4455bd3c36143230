interface FailableQuery {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** First error among a screen's queries, and a retry that refetches all failed queries. */
export function failedQueries(queries: readonly FailableQuery[]): { error: Error | null; retry: () => void } {
  const failed = queries.filter(({ error }) => error);
  return {
    error: failed[0]?.error ?? null,
    retry() {
      for (const { refetch } of failed) void refetch();
    },
  };
}
