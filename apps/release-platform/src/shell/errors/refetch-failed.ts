interface Failing {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Asks again for everything on a screen that could not be read. */
export function refetchFailed(queries: readonly Failing[]): void {
  for (const { error, refetch } of queries) if (error) void refetch();
}
